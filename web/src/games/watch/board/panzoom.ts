/** Moving over a picture: pure numbers. A picture point p is shown at `k * p + (x, y)`, in units of the picture. */
export interface Pose {
  k: number
  x: number
  y: number
}
export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

export const HOME: Pose = { k: 1, x: 0, y: 0 }
export const MOST = 6

/** Larger or smaller around a point, which stays where it is. */
export function zoomed(pose: Pose, factor: number, at: { x: number; y: number }, frame: Frame): Pose {
  const k = Math.min(MOST, Math.max(1, pose.k * factor))
  const real = k / pose.k
  return clamped({ k, x: at.x - (at.x - pose.x) * real, y: at.y - (at.y - pose.y) * real }, frame)
}
export function moved(pose: Pose, dx: number, dy: number, frame: Frame): Pose {
  return clamped({ k: pose.k, x: pose.x + dx, y: pose.y + dy }, frame)
}
/** The picture never leaves its frame, and fits it when it is not enlarged. */
export function clamped(pose: Pose, { x, y, w, h }: Frame): Pose {
  const within = (value: number, start: number, length: number): number =>
    Math.min(start * (1 - pose.k), Math.max((start + length) * (1 - pose.k), value))
  if (pose.k <= 1.001) return HOME
  return { k: pose.k, x: within(pose.x, x, w), y: within(pose.y, y, h) }
}
