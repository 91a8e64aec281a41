/** The light over the land in each season: sky, rock and field from above to below, the wood, the sun and where it stands. */
import type { Season } from '../shapes'

type Light = Record<string, string>
const SUMMER: Light = {
  s1: '#173a63',
  s2: '#4f86b5',
  s3: '#f6d7a4',
  r1: '#6f8cb0',
  r2: '#3c6080',
  f1: '#b9d1c6',
  f2: '#6f9a86',
  f3: '#2f5650',
  far: '#7d9cc0',
  hill: '#3f6f60',
  fir: '#1f4a40',
  snow: '#f7fbfd',
  sun: '#ffe39a',
  stars: '0.15',
  lamps: '0.5',
  at: 'translate(166px, 128px)',
}
const LIGHTS: Record<Season, Light> = {
  summer: SUMMER,
  autumn: {
    ...SUMMER,
    s1: '#2a2d55',
    s2: '#8a5a6c',
    s3: '#f2a35e',
    r1: '#77708f',
    r2: '#4b4a68',
    f1: '#d9bf98',
    f2: '#9a7350',
    f3: '#4a3a38',
    far: '#96798d',
    hill: '#7a5538',
    fir: '#4c3a2c',
    sun: '#ffb35c',
    stars: '0.35',
    lamps: '0.85',
    at: 'translate(196px, 196px)',
  },
  winter: {
    ...SUMMER,
    s1: '#0c1730',
    s2: '#1f3a63',
    s3: '#5d7fb0',
    r1: '#52709c',
    r2: '#27446a',
    f1: '#c4daec',
    f2: '#6f93b8',
    f3: '#27415f',
    far: '#4d6795',
    hill: '#31527a',
    fir: '#142b44',
    sun: '#eaf3ff',
    stars: '0.95',
    lamps: '1',
    at: 'translate(150px, 96px)',
  },
  spring: {
    ...SUMMER,
    s1: '#33568a',
    s2: '#93a6d2',
    s3: '#f7c6cf',
    r1: '#8493b8',
    r2: '#52698f',
    f1: '#d6e4cf',
    f2: '#88ab84',
    f3: '#3f6156',
    far: '#99a8cf',
    hill: '#557e63',
    fir: '#2c5546',
    sun: '#fff0c4',
    stars: '0.1',
    lamps: '0.4',
    at: 'translate(176px, 168px)',
  },
}

/** As custom properties, for a style attribute. */
export const lightOf = (season: Season): string =>
  Object.entries(LIGHTS[season])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
