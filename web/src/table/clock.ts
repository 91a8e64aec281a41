/** The server's clock, by which deadlines are told: so many seconds ahead of this device's. */
export const clock = { ahead: 0 }

export const serverNow = (): number => Date.now() / 1000 + clock.ahead
