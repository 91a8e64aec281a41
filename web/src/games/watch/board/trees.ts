/** Many firs as few paths: a wood of hundreds of elements would be slow to zoom. */
export interface Tree {
  x: number
  y: number
  size: number
}
export interface Band {
  shadow: string
  body: string
  shade: string
  snow: string
  lit: string
}

type Shape = readonly (readonly [number, number])[]
const BODY: Shape = [
  [0, -25],
  [5, -16],
  [3, -16],
  [7, -9.5],
  [4.6, -9.5],
  [9, 0],
  [-9, 0],
  [-4.6, -9.5],
  [-7, -9.5],
  [-3, -16],
  [-5, -16],
]
const SHADE: Shape = [
  [0, -25],
  [5, -16],
  [3, -16],
  [7, -9.5],
  [4.6, -9.5],
  [9, 0],
  [0, 0],
]
const SNOW: readonly Shape[] = [
  [
    [0, -25],
    [5, -16],
    [2.2, -17],
    [0.3, -14.5],
    [-1.8, -17],
    [-5, -16],
  ],
  [
    [-3.6, -15],
    [3.6, -15],
    [7, -9.5],
    [3.6, -11],
    [1, -8.4],
    [-1.8, -11],
    [-4.4, -8.6],
    [-7, -9.5],
  ],
  [
    [-5, -8.4],
    [5, -8.4],
    [9, 0],
    [5.2, -3],
    [-0.2, 0],
    [-4, -3],
    [-9, 0],
  ],
]
/** The side of a dark fir that the moon lights. */
const LIT: readonly Shape[] = [
  [
    [0, -25],
    [-5, -16],
    [-2, -17],
  ],
  [
    [-3, -16],
    [-7, -9.5],
    [-3, -11],
  ],
  [
    [-4.6, -9.5],
    [-9, 0],
    [-3, -2.6],
  ],
]
const SHADOW: Shape = [
  [-8, 0],
  [-3, 2.4],
  [5, 2.6],
  [12, 0.6],
  [6, -2],
]

const draw = (shape: Shape, { x, y, size }: Tree): string =>
  `M${shape.map(([dx, dy]) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`).join('L')}Z`

/** From the back to the front in bands, so that trees in front cover those behind them. */
export function bandsOf(trees: Tree[], each = 24): Band[] {
  const sorted = [...trees].sort((a, b) => a.y - b.y)
  const bands: Band[] = []
  for (let i = 0; i < sorted.length; i += each) {
    const some = sorted.slice(i, i + each)
    const all = (shape: Shape): string => some.map((tree) => draw(shape, tree)).join('')
    bands.push({
      shadow: all(SHADOW),
      body: all(BODY),
      shade: all(SHADE),
      snow: SNOW.map(all).join(''),
      lit: LIT.map(all).join(''),
    })
  }
  return bands
}
