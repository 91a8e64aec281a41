/**
 * The colours of the board. A seat is never told by colour alone: each has an emblem and a pattern of its own, and the
 * lightness of the six colours differs, so that they stay apart in grey and with the three colour deficiencies
 * (tests/palette.test.ts).
 */
import { NOBODY, type SeatLook as PlotLook } from '../../table/end/plots/looks'

export type Colour = 'red' | 'blue' | 'yellow' | 'black' | 'green' | 'white'
export type EmblemName = 'flame' | 'wave' | 'sun' | 'saltire' | 'fir' | 'snowflake'

export interface SeatLook {
  fill: string
  /** For shaded sides and roofs. */
  deep: string
  /** For edges that catch the light. */
  light: string
  /** The emblem on the fill. */
  ink: string
  /** Around the piece: apart from snow and from rock. */
  edge: string
  emblem: EmblemName
  /** Along a road: dash array of the inner line, in the ink. */
  dash: string
  /** A pattern for areas (plots, panels), as an SVG path in a tile of 8 x 8. */
  pattern: string
}

export const SEATS: Record<Colour, SeatLook> = {
  red: {
    fill: '#d63a24',
    deep: '#8a1d12',
    light: '#ec6a50',
    ink: '#ffffff',
    edge: '#3a0905',
    emblem: 'flame',
    dash: '',
    pattern: 'M0 4h8',
  },
  blue: {
    fill: '#2455b6',
    deep: '#183b82',
    light: '#6c9cf0',
    ink: '#f0f6ff',
    edge: '#081a44',
    emblem: 'wave',
    dash: '7 3',
    pattern: 'M0 6q2-4 4 0t4 0',
  },
  yellow: {
    fill: '#f5c32c',
    deep: '#b98608',
    light: '#ffe48a',
    ink: '#3b2500',
    edge: '#4a3200',
    emblem: 'sun',
    dash: '0.1 6',
    pattern: 'M2 2h.01M6 6h.01',
  },
  black: {
    fill: '#24262c',
    deep: '#0c0d10',
    light: '#5a606c',
    ink: '#f4f6f9',
    edge: '#dfe6ee',
    emblem: 'saltire',
    dash: '2 4',
    pattern: 'M0 0l8 8M8 0l-8 8',
  },
  green: {
    fill: '#5cb85a',
    deep: '#2c7a36',
    light: '#a2e29a',
    ink: '#06240d',
    edge: '#0a3414',
    emblem: 'fir',
    dash: '12 4',
    pattern: 'M0 8l4-8 4 8',
  },
  white: {
    fill: '#f7f9fb',
    deep: '#b9c6d3',
    light: '#ffffff',
    ink: '#22303f',
    edge: '#22303f',
    emblem: 'snowflake',
    dash: '1 3',
    pattern: 'M4 0v8M0 4h8',
  },
}

export function lookOf(colour: string | undefined): SeatLook {
  return SEATS[(colour ?? 'white') as Colour] ?? SEATS.white
}

/** Emblems as closed shapes in a box from -8 to 8. */
export const EMBLEMS: Record<EmblemName, string> = {
  flame:
    'M0-8C1-4.6 5.4-2.6 5.4 2.2 5.4 5.6 3 8 0 8S-5.4 5.6-5.4 2.2C-5.4.3-4.5-1-3.5-2.2-3.3-.8-2.6 0-1.8.4-2.4-2.8-1.6-5.8 0-8Z',
  wave: 'M-8-4.6C-5.4-7.4-2.6-7.4 0-4.6S5.4-1.8 8-4.6V-1C5.4 1.8 2.6 1.8 0-1S-5.4-3.8-8-1ZM-8 3C-5.4.2-2.6.2 0 3S5.4 5.8 8 3V6.6C5.4 9.4 2.6 9.4 0 6.6S-5.4 3.8-8 6.6Z',
  sun: 'M0-8 1.9-3.9 5.7-5.7 3.9-1.9 8 0 3.9 1.9 5.7 5.7 1.9 3.9 0 8-1.9 3.9-5.7 5.7-3.9 1.9-8 0-3.9-1.9-5.7-5.7-1.9-3.9Z',
  saltire: 'M-7-4.2-4.2-7 0-2.8 4.2-7 7-4.2 2.8 0 7 4.2 4.2 7 0 2.8-4.2 7-7 4.2-2.8 0Z',
  fir: 'M0-8 4.6-2.2H2.6L7 4.2H1.4V8H-1.4V4.2H-7L-2.6-2.2H-4.6Z',
  snowflake:
    'M-1.1-8H1.1V-1.9L6.4-5 7.5-3.1 2.2 0 7.5 3.1 6.4 5 1.1 1.9V8H-1.1V1.9L-6.4 5-7.5 3.1-2.2 0-7.5-3.1-6.4-5-1.1-1.9Z',
}

/** How a seat looks in plots and lists. */
export function seatLook(colour: string | undefined): PlotLook {
  if (colour === undefined || !(colour in SEATS)) return NOBODY
  const { fill, edge, ink, emblem } = lookOf(colour)
  return { fill, edge, ink, emblem: EMBLEMS[emblem], dark: colour === 'black' }
}

/** Ground colours of the terrain: light and dark side of the gradient, and the rim. */
export const TERRAIN: Record<string, { light: string; dark: string; rim: string }> = {
  forest: { light: '#4f7f63', dark: '#1f4a3b', rim: '#16362c' },
  hills: { light: '#d08a5c', dark: '#8f4a2c', rim: '#5f2d19' },
  pasture: { light: '#b9d68a', dark: '#7aa653', rim: '#4f7434' },
  fields: { light: '#f3d47c', dark: '#d09a35', rim: '#8a6118' },
  mountains: { light: '#8d9bb0', dark: '#566379', rim: '#364154' },
  ice: { light: '#e2f4fc', dark: '#a5d0e6', rim: '#6f9fb9' },
}
