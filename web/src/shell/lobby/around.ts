/** Where the chairs stand around the table, in percent of the room: mine in front, the others from there to the left. */
export interface Spot {
  x: number
  y: number
}

export function around(seats: number, front: number): Spot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const turn = ((seat - front + seats) % seats) / seats
    const angle = Math.PI / 2 + turn * 2 * Math.PI
    return { x: 50 + 40 * Math.cos(angle), y: 50 + 39 * Math.sin(angle) }
  })
}
