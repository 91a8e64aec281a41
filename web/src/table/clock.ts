/** How many seconds the server's clock is ahead of this device's. Deadlines are in the server's time. */
export const clock = { ahead: 0 }

export const serverNow = (): number => Date.now() / 1000 + clock.ahead
