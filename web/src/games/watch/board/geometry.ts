/**
 * Where everything on the board of the Watch lies, from the scene alone: pure numbers, no drawing.
 *
 * Hexes are pointy-top; the centre of hex (0, 0) is the origin, y grows to the south. North of row 0 stands the Wall,
 * north of it the clearings, the trails and the clan areas; the Frostfangs and Tormund's camp lie at the western end.
 */
import type { Place, Ref, Scene } from '../shapes'

export const SIZE = 60
export const HALF = (SIZE * Math.sqrt(3)) / 2
export const WIDE = 2 * HALF
export const POSITIONS = 5
export const CAMPS = 5

/** Heights of the north, from the origin upwards. */
export const WALL_FOOT = -92
export const WALL_TOP = -140
const CLEARING_Y = -184
const SIGN_Y = -222
const CLAN_Y = -281
const CAMP_RING = 33

export interface Point {
  x: number
  y: number
}
export interface HexShape extends Point {
  hex: number
  corners: Point[]
}
export interface PathShape {
  path: number
  a: Point
  b: Point
  middle: Point
  angle: number
  open: boolean
}
export interface RouteShape {
  a: Point
  b: Point
  post: Point
  kind: string
  rate: number
}
export interface SectionShape {
  section: number
  x: number
  left: number
  right: number
  positions: Point[]
}
export interface ClearingShape extends Point {
  section: number
  rx: number
  ry: number
}
export interface TrailShape {
  label: number
  clan: number
  section: number
  sign: Point
  d: string
  points: Point[]
}
export interface ClanShape extends Point {
  clan: string
  camps: Point[]
}
export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export interface Layout {
  wall: boolean
  hexes: HexShape[]
  points: Point[]
  paths: PathShape[]
  routes: RouteShape[]
  sections: SectionShape[]
  clearings: ClearingShape[]
  clans: ClanShape[]
  trails: TrailShape[]
  frostfangs: Point
  tormund: Point
  /** The eastern end of the Wall: the tower with the breach track. */
  tower: Point
  /** The Wall from west to east. */
  west: number
  east: number
  land: Box
  view: Box
}

export const hexCentre = (q: number, r: number): Point => ({ x: (2 * q + r) * HALF, y: (6 * r * SIZE) / 4 })
export const pointOf = (x: number, y: number): Point => ({ x: x * HALF, y: (y * SIZE) / 4 })

export function hexCorners(at: Point, size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i - 90) * Math.PI) / 180
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) }
  })
}
export const polygon = (points: Point[]): string => points.map((p) => `${round(p.x)},${round(p.y)}`).join(' ')
export const round = (n: number): number => Math.round(n * 10) / 10
const between = (a: Point, b: Point, t = 0.5): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

export function layoutOf(scene: Scene): Layout {
  const hexes = scene.hexes.map((h) => {
    const at = hexCentre(h.q, h.r)
    return { hex: h.hex, ...at, corners: hexCorners(at) }
  })
  const points = scene.intersections.map((p) => pointOf(p.x, p.y))
  const at = (i: number | undefined): Point => points[i ?? -1] ?? { x: 0, y: 0 }
  const paths = scene.paths.map((p) => {
    const [a, b] = [at(p.ends[0]), at(p.ends[1])]
    return {
      path: p.path,
      a,
      b,
      middle: between(a, b),
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      open: p.open,
    }
  })
  const land = boxOf(points)
  const routes = scene.routes.map((route) => {
    const [a, b] = [at(route.ends[0]), at(route.ends[1])]
    return { a, b, post: outward(a, b, scene, hexes), kind: route.kind, rate: route.rate }
  })
  const top = scene.hexes.filter((h) => h.r === 0)
  const west = -HALF
  const east = (2 * top.length - 1) * HALF
  const north = northOf(scene)
  const wall = north.sections.length > 0
  const frostfangs = { x: west - 78, y: wall ? CLAN_Y + 22 : WALL_TOP - 40 }
  const tormund = { x: west - 80, y: -50 }
  const tower = { x: east + 40, y: WALL_TOP }
  const ends = routes.flatMap((r) => [
    { x: r.post.x - 24, y: r.post.y - 24 },
    { x: r.post.x + 24, y: r.post.y + 30 },
  ])
  const edge = points.flatMap((p) => [
    { x: p.x - 12, y: p.y },
    { x: p.x + 12, y: p.y + 8 },
  ]) // room for what is built there
  const around = boxOf([...edge, ...ends, { x: west - 158, y: 0 }, { x: tower.x + 46, y: 0 }])
  const ceiling = wall ? CLAN_Y - 104 : WALL_TOP - 110
  const view = { x: around.x - 10, y: ceiling, w: around.w + 20, h: around.y + around.h + 16 - ceiling }
  return { wall, hexes, points, paths, routes, ...north, frostfangs, tormund, tower, west, east, land, view }
}

function northOf(scene: Scene): Pick<Layout, 'sections' | 'clearings' | 'clans' | 'trails'> {
  const sections = (scene.sections ?? []).map((s) => {
    const place = scene.hexes[s.hex]
    const x = place ? hexCentre(place.q, place.r).x : 0
    const step = (WIDE - 14) / POSITIONS
    const positions = Array.from({ length: POSITIONS }, (_, i) => ({
      x: x + (i - (POSITIONS - 1) / 2) * step,
      y: WALL_TOP,
    }))
    return { section: s.section, x, left: x - HALF, right: x + HALF, positions }
  })
  const clearings = sections.map((s) => ({ section: s.section, x: s.x, y: CLEARING_Y, rx: 47, ry: 17 }))
  const clans = (scene.clans ?? []).map((clan) => {
    const ends = clan.rush.map((section) => sections[section]?.x ?? 0)
    const x = ends.reduce((sum, n) => sum + n, 0) / Math.max(1, ends.length)
    return { clan: clan.clan, x, y: CLAN_Y, camps: campsAround({ x, y: CLAN_Y }) }
  })
  return { sections, clearings, clans, trails: trailsOf(scene, clearings, clans) }
}

/** Camps 1 and 2 stand where their trails begin; 3 and 4 behind them, 5 at the back: a rush moves each one forward. */
function campsAround(at: Point): Point[] {
  return [125, 55, 197, -17, -90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { x: at.x + CAMP_RING * 1.12 * Math.cos(angle), y: at.y + CAMP_RING * 0.92 * Math.sin(angle) }
  })
}

function trailsOf(scene: Scene, clearings: ClearingShape[], clans: ClanShape[]): TrailShape[] {
  const all = (scene.clans ?? []).flatMap((clan, number) => clan.trails.map((t) => ({ ...t, clan: number })))
  return all.flatMap((trail) => {
    const [to, from] = [clearings[trail.section], clans[trail.clan]]
    if (!to || !from) return []
    const beside = all.filter((t) => t.section === trail.section).sort((a, b) => a.clan - b.clan || a.label - b.label)
    const place = beside.findIndex((t) => t.label === trail.label) - (beside.length - 1) / 2
    const sign = { x: to.x + place * 40, y: SIGN_Y }
    const side = from.x > to.x ? -1 : 1
    const start = { x: from.x + side * 24, y: from.y + 18 }
    const end = { x: to.x + place * 26, y: to.y - 6 }
    const bend = { x: (start.x + sign.x) / 2 + side * 6, y: (start.y + sign.y) / 2 + 2 }
    const d =
      `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(sign.x)} ${round(sign.y)}` +
      `T${round(end.x)} ${round(end.y)}`
    return [{ label: trail.label, clan: trail.clan, section: trail.section, sign, d, points: [start, sign, end] }]
  })
}

/** A route's post stands outside the land, off the middle of its path. */
function outward(a: Point, b: Point, scene: Scene, hexes: HexShape[]): Point {
  const middle = between(a, b)
  const beside = hexes.filter((h) => Math.hypot(h.x - middle.x, h.y - middle.y) < HALF + 1)
  const land = beside.find((h) => scene.hexes[h.hex]?.terrain !== 'ice') ?? beside[0]
  if (!land) return middle
  const length = Math.hypot(middle.x - land.x, middle.y - land.y)
  const far = beside.length > 1 ? 44 : 34
  return { x: middle.x + ((middle.x - land.x) / length) * far, y: middle.y + ((middle.y - land.y) / length) * far }
}

function boxOf(points: Point[]): Box {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** The middle of any place, for focus, arrows and things that fly there. */
export function whereIs(layout: Layout, place: Place, ref: Ref): Point | undefined {
  const [first = '', second = ''] = String(ref).split('/')
  switch (place) {
    case 'hex':
      return layout.hexes[Number(ref)]
    case 'intersection':
      return layout.points[Number(ref)]
    case 'path':
      return layout.paths[Number(ref)]?.middle
    case 'section':
      return middleOf(layout.sections[Number(ref)])
    case 'clearing':
      return layout.clearings[Number(ref)]
    case 'camp':
      return layout.clans.find((c, i) => c.clan === first || String(i) === first)?.camps[Number(second) - 1]
    case 'position':
      return layout.sections[Number(first)]?.positions[Number(second) - 1]
    case 'tormund_camp':
      return layout.tormund
    case 'tower':
      return layout.tower
  }
}
const middleOf = (section: SectionShape | undefined): Point | undefined =>
  section && { x: section.x, y: (WALL_TOP + WALL_FOOT) / 2 }

/** The nearest of some places in a direction: how arrow keys walk over the board. */
export function nextInDirection<T extends Point>(from: Point, all: T[], dx: number, dy: number): T | undefined {
  let best: T | undefined
  let least = Infinity
  for (const each of all) {
    const along = (each.x - from.x) * dx + (each.y - from.y) * dy
    const across = Math.abs((each.x - from.x) * dy - (each.y - from.y) * dx)
    if (along < 1 || across > along * 2) continue
    const cost = along + across * 2
    if (cost < least) [least, best] = [cost, each]
  }
  return best
}

/** The same scatter every time: numbers in 0..1 from a seed. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
