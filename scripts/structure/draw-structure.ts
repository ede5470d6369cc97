import type { Floors } from './floors.ts'
import { type Arrow, type Room, type Structure, upwardArrows } from './read-structure.ts'

const WIDTH = 1200
const MARGIN = 24
const GAP = 14
const BETWEEN_FLOORS = 56
const BOX_MIN = 92
const BOX_MAX = 520
const TITLE_HEIGHT = 56

type Box = Room & { x: number; y: number; width: number; height: number }

/** Draws rooms as boxes on their floors, sized by their lines, and arrows as wide as the number of imports, upward arrows in red. Returns the SVG. */
export function drawStructure(title: string, structure: Structure, floors: Floors): string {
  const rows = floors.map((floor) => floor.flatMap((name) => structure.rooms.find((room) => room.name === name) ?? []))
  const boxes = placeBoxes(rows)
  const upward = new Set(upwardArrows(structure, floors))
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN
  const lines = structure.rooms.reduce((sum, room) => sum + room.lines, 0)
  const about = `${structure.rooms.length} rooms · ${count(lines)} lines · arrows that run upwards: ${upward.size}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif">`,
    `<title>${title}: folders, sizes and imports</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    `<text x="${MARGIN}" y="34" font-size="20" font-weight="600" fill="#1c2330">${title}</text>`,
    `<text x="${WIDTH - MARGIN}" y="34" font-size="13" text-anchor="end" fill="#5b6472">${about}</text>`,
    ...structure.arrows.toSorted(byEnds).map((arrow) => drawArrow(arrow, boxes, upward.has(arrow))),
    ...boxes.map(drawBox),
    '</svg>',
    '',
  ].join('\n')
}

function placeBoxes(floors: readonly Room[][]): Box[] {
  const spread = Math.min(...floors.map(spreadOf))
  let y = TITLE_HEIGHT
  return floors.flatMap((floor) => {
    const height = Math.round(44 + Math.sqrt(Math.max(...floor.map(({ lines }) => lines))) / 4)
    let x = MARGIN
    const row = floor.map((room) => {
      const width = Math.round(Math.min(BOX_MIN + spread * Math.sqrt(room.lines), BOX_MAX))
      const box = { ...room, x, y, width, height }
      x += width + GAP
      return box
    })
    const shift = Math.round((WIDTH - MARGIN - (x - GAP)) / 2)
    y += height + BETWEEN_FLOORS
    return row.map((box) => ({ ...box, x: box.x + shift }))
  })
}

/** Returns the width per square root of a room's lines at which a floor fills the width of the drawing. */
function spreadOf(floor: readonly Room[]): number {
  const spare = WIDTH - 2 * MARGIN - GAP * (floor.length - 1) - BOX_MIN * floor.length
  return Math.max(0, spare) / floor.reduce((sum, { lines }) => sum + Math.sqrt(lines), 0)
}

function drawBox({ name, files, lines, x, y, width, height }: Box): string {
  const middle = x + width / 2
  const size = files === 1 ? `${count(lines)} lines` : `${files} files, ${count(lines)}`
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#eef2fb" stroke="#8ea2cf"/>`,
    `<text x="${middle}" y="${y + height / 2 - 3}" font-size="13" font-weight="600" text-anchor="middle" fill="#1c2330">${name}</text>`,
    `<text x="${middle}" y="${y + height / 2 + 14}" font-size="11" text-anchor="middle" fill="#5b6472">${size}</text>`,
  ].join('')
}

function drawArrow({ from, to, imports }: Arrow, boxes: readonly Box[], isUpward: boolean): string {
  const [a, b] = [boxes.find(({ name }) => name === from), boxes.find(({ name }) => name === to)]
  if (!a || !b) return ''
  const [x1, y1] = [a.x + a.width / 2, isUpward ? a.y : a.y + a.height]
  const [x2, y2] = [b.x + b.width / 2, isUpward ? b.y + b.height : b.y]
  const bend = (y2 - y1) / 2
  const width = (0.6 + Math.log2(imports.length + 1) / 2).toFixed(1)
  const color = isUpward ? '#d22f3f' : '#7d8aa5'
  const label = `${from} imports ${to}: ${imports.length}`
  const path = `M${x1} ${y1} C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`
  return `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="0.55" stroke-width="${width}"><title>${label}</title></path><circle cx="${x2}" cy="${y2}" r="2.5" fill="${color}"/>`
}

function byEnds(a: Arrow, b: Arrow): number {
  return `${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1
}

function count(lines: number): string {
  return lines < 1_000 ? String(lines) : `${(lines / 1_000).toFixed(1)}k`
}
