import { describe, expect, it } from 'vitest'
import type { Scene } from '../../../src/games/watch/shapes'
import {
  hexCentre,
  HALF,
  layoutOf,
  nextInDirection,
  SIZE,
  WALL_FOOT,
  WALL_TOP,
  whereIs,
  type Point,
} from '../../../src/games/watch/board/geometry'

const fixtures = import.meta.glob<{ scene: Scene }>('../../fixtures/{base,brotherhood}-[3-6].json', {
  import: 'default',
  eager: true,
})
const sceneOf = (name: string): Scene => fixtures[`../../fixtures/${name}.json`]!.scene
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const TABLES = [
  { name: 'base-3', hexes: 21, sections: 0, clans: 0, routes: 9 },
  { name: 'base-4', hexes: 21, sections: 0, clans: 0, routes: 9 },
  { name: 'brotherhood-3', hexes: 21, sections: 4, clans: 3, routes: 5 },
  { name: 'brotherhood-4', hexes: 21, sections: 4, clans: 3, routes: 5 },
  { name: 'brotherhood-5', hexes: 25, sections: 5, clans: 4, routes: 6 },
  { name: 'brotherhood-6', hexes: 29, sections: 6, clans: 5, routes: 7 },
]

describe.each(TABLES)('the board of $name', ({ name, hexes, sections, clans, routes }) => {
  const scene = sceneOf(name)
  const layout = layoutOf(scene)

  it('has every place', () => {
    expect(layout.hexes).toHaveLength(hexes)
    expect(layout.points).toHaveLength(scene.intersections.length)
    expect(layout.paths).toHaveLength(scene.paths.length)
    expect(layout.routes).toHaveLength(routes)
    expect(layout.sections).toHaveLength(sections)
    expect(layout.clearings).toHaveLength(sections)
    expect(layout.clans).toHaveLength(clans)
    expect(layout.trails).toHaveLength(2 * sections)
  })
  it('puts intersections on the corners of their hexes', () => {
    for (const place of scene.intersections)
      for (const hex of place.hexes) {
        const at = layout.points[place.intersection] as Point
        expect(far(at, layout.hexes[hex] as Point)).toBeCloseTo(SIZE, 3)
        expect(layout.hexes[hex]?.corners.some((corner) => far(corner, at) < 0.01)).toBe(true)
      }
  })
  it('makes every path one side long', () => {
    for (const path of layout.paths) expect(far(path.a, path.b)).toBeCloseTo(SIZE, 3)
  })
  it('keeps the posts of routes outside the land and apart', () => {
    for (const route of layout.routes) {
      for (const hex of layout.hexes)
        if (scene.hexes[hex.hex]?.terrain !== 'ice') expect(far(route.post, hex)).toBeGreaterThan(SIZE)
      for (const other of layout.routes) if (other !== route) expect(far(route.post, other.post)).toBeGreaterThan(50)
    }
  })
  it('shows everything', () => {
    const { x, y, w, h } = layout.view
    const all = [
      ...layout.points,
      ...layout.routes.map((r) => r.post),
      ...layout.clans.flatMap((c) => c.camps),
      ...layout.trails.map((t) => t.sign),
      ...layout.clearings,
      layout.tormund,
      layout.frostfangs,
      layout.tower,
    ]
    for (const at of all) {
      expect(at.x).toBeGreaterThan(x)
      expect(at.x).toBeLessThan(x + w)
      expect(at.y).toBeGreaterThan(y)
      expect(at.y).toBeLessThan(y + h)
    }
    expect(layout.frostfangs.x).toBeLessThan(layout.west)
  })
})

describe.each(TABLES.filter((table) => table.sections))('the north of $name', ({ name }) => {
  const scene = sceneOf(name)
  const layout = layoutOf(scene)

  it('has a Wall without gaps, north of row 0', () => {
    layout.sections.forEach((section, i) => {
      expect(section.x).toBeCloseTo(hexCentre(i, 0).x)
      expect(section.right - section.left).toBeCloseTo(2 * HALF)
      expect(section.positions).toHaveLength(5)
      for (const at of section.positions) {
        expect(at.x).toBeGreaterThan(section.left)
        expect(at.x).toBeLessThan(section.right)
      }
    })
    expect(WALL_FOOT).toBeLessThan(-SIZE)
    expect(WALL_TOP).toBeLessThan(WALL_FOOT)
  })
  it('leads every trail from its clan to its clearing', () => {
    for (const trail of layout.trails) {
      const clan = layout.clans[trail.clan]
      const clearing = layout.clearings[trail.section]
      expect(
        scene.clans?.[trail.clan]?.trails.some((t) => t.label === trail.label && t.section === trail.section),
      ).toBe(true)
      expect(far(trail.points[0] as Point, clan as Point)).toBeLessThan(40)
      expect(far(trail.points.at(-1) as Point, clearing as Point)).toBeLessThan(30)
    }
  })
  it('keeps signs and camps apart', () => {
    const spots = [...layout.trails.map((t) => t.sign), ...layout.clans.flatMap((c) => c.camps)]
    for (const a of spots) for (const b of spots) if (a !== b) expect(far(a, b)).toBeGreaterThan(22)
  })
  it('finds places by name', () => {
    expect(whereIs(layout, 'camp', 'ice_river/1')).toEqual(layout.clans[0]?.camps[0])
    expect(whereIs(layout, 'camp', '0/1')).toEqual(layout.clans[0]?.camps[0])
    expect(whereIs(layout, 'position', '1/5')).toEqual(layout.sections[1]?.positions[4])
    expect(whereIs(layout, 'section', 99)).toBeUndefined()
  })
})

it('walks to the nearest place in a direction', () => {
  const all = [
    { x: 10, y: 0 },
    { x: 30, y: 0 },
    { x: 0, y: -20 },
    { x: -5, y: 30 },
  ]
  expect(nextInDirection({ x: 0, y: 0 }, all, 1, 0)).toBe(all[0])
  expect(nextInDirection({ x: 0, y: 0 }, all, 0, -1)).toBe(all[2])
  expect(nextInDirection({ x: 0, y: 0 }, all, 0, 1)).toBe(all[3])
  expect(nextInDirection({ x: 0, y: 0 }, all, -1, 0)).toBeUndefined()
})
