/**
 * The picture of a finished game to keep or to show: its board, who won, and everybody's points. Drawn here, on a canvas;
 * no server is asked. A picture looks the same in both themes.
 */
import type { SeatLook } from './plots/looks'

export const WIDTH = 1600
export const HEIGHT = 1200
const SIDE = 430
const PAD = 36
const FONT = "'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
const DISPLAY = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif"

export interface Sheet {
  title: string
  /** How it ended, and of what game. */
  lines: string[]
  rows: { name: string; points: number; look: SeatLook; winner: boolean }[]
}

/** What style sheets say of a drawing; an image does not see them. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-dasharray', 'paint-order', 'opacity', 'display', 'visibility', 'filter', 'stop-color', 'stop-opacity'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline'],
]

/** A drawing of the page as a document of its own. Only what has a class is styled from outside. */
export function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const from = [svg, ...svg.querySelectorAll<SVGElement>('[class]')]
  const to = [copy, ...copy.querySelectorAll<SVGElement>('[class]')]
  from.forEach((element, n) => {
    const look = getComputedStyle(element)
    for (const name of STYLES) to[n]?.style.setProperty(name, look.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  return image
}

/** Text that fits: shortened at its end if it is too wide. */
function fitting(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  let shown = text
  while (shown && pen.measureText(`${shown}…`).width > width) shown = shown.slice(0, -1)
  return `${shown.trimEnd()}…`
}

/** Words in lines of at most this width. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word
    if (found.length && pen.measureText(longer).width <= width) found[found.length - 1] = longer
    else found.push(word)
  }
  const kept = found.slice(0, most)
  if (found.length > most) kept[most - 1] = found.slice(most - 1).join(' ')
  return kept.map((line) => fitting(pen, line, width))
}

export async function paint(canvas: HTMLCanvasElement, board: SVGSVGElement | null, sheet: Sheet): Promise<void> {
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#2f4b66')
  sky.addColorStop(0.45, '#17273a')
  sky.addColorStop(1, '#0f1722')
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  if (board) await paintBoard(pen, board)
  paintSide(pen, sheet, board ? WIDTH - SIDE : (WIDTH - SIDE) / 2)
}

async function paintBoard(pen: CanvasRenderingContext2D, board: SVGSVGElement): Promise<void> {
  const { width, height } = board.viewBox.baseVal
  const [most, tall] = [WIDTH - SIDE - 2 * PAD, HEIGHT - 2 * PAD]
  const scale = Math.min(most / width, tall / height)
  const [w, h] = [width * scale, height * scale]
  const [x, y] = [PAD + (most - w) / 2, PAD + (tall - h) / 2]
  const image = await load(standalone(board, w, h))
  pen.save()
  pen.beginPath()
  pen.roundRect(x, y, w, h, 22)
  pen.clip()
  pen.drawImage(image, x, y, w, h)
  pen.restore()
}

function paintSide(pen: CanvasRenderingContext2D, sheet: Sheet, left: number): void {
  const width = SIDE - PAD
  let y = 120
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = '#ffb454'
  pen.font = `700 54px ${DISPLAY}`
  for (const line of wrapped(pen, sheet.title, width, 3)) {
    pen.fillText(line, left, y)
    y += 62
  }
  pen.fillStyle = '#a9cbe3'
  pen.font = `400 24px ${FONT}`
  for (const line of sheet.lines.flatMap((each) => wrapped(pen, each, width, 2))) {
    pen.fillText(line, left, y)
    y += 34
  }
  y += 24
  for (const row of sheet.rows) {
    pen.fillStyle = row.winner ? 'rgb(255 180 84 / 16%)' : 'rgb(255 255 255 / 7%)'
    pen.beginPath()
    pen.roundRect(left, y, width, 74, 14)
    pen.fill()
    if (row.winner) {
      pen.strokeStyle = '#ffb454'
      pen.lineWidth = 2
      pen.stroke()
    }
    mark(pen, row.look, left + 42, y + 37)
    pen.textAlign = 'right'
    pen.fillStyle = '#ffffff'
    pen.font = `700 40px ${DISPLAY}`
    pen.fillText(String(row.points), left + width - 20, y + 51)
    pen.textAlign = 'left'
    pen.font = `${row.winner ? 650 : 400} 28px ${FONT}`
    pen.fillText(fitting(pen, row.name, width - 170), left + 82, y + 47)
    y += 86
  }
  pen.fillStyle = '#a9bccd'
  pen.font = `600 24px ${DISPLAY}`
  pen.fillText('Frostwall', left, HEIGHT - PAD - 8)
}

function mark(pen: CanvasRenderingContext2D, look: SeatLook, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(2.1, 2.1)
  pen.beginPath()
  pen.arc(0, 0, 10.5, 0, 2 * Math.PI)
  pen.fillStyle = look.fill
  pen.fill()
  pen.strokeStyle = look.edge
  pen.lineWidth = 1.6
  pen.stroke()
  pen.scale(0.8, 0.8)
  pen.fillStyle = look.ink
  pen.fill(new Path2D(look.emblem))
  pen.restore()
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
