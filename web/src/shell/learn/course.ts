/** Where the guided games are found. */
import { faces } from '../../games'
import type { CourseInfo, Face } from '../../games/face'

interface FoundCourse {
  face: Face
  info: CourseInfo
}

/** The course of an address: /learn, /learn/GAME, /learn/GAME/COURSE or /learn/COURSE. */
export function courseAt(parts: readonly string[]): FoundCourse {
  const all = faces.flatMap((face) => face.courses.map((info): FoundCourse => ({ face, info })))
  const by = (fits: (found: FoundCourse) => boolean): FoundCourse | undefined => all.find(fits)
  const found = by(({ info }) => parts.includes(info.name)) ?? by(({ face }) => parts.includes(face.name)) ?? all[0]
  if (found === undefined) throw new Error('no game has a course')
  return found
}
