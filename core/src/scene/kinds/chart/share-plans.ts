import { type Box, roundLength } from '../../box.ts'
import type { DrawItem } from '../../draw-node.ts'
import { pathItem } from '../../drawing/paths.ts'
import { resolveColor } from '../../theme.ts'
import { area, type Label, type Plan } from '../labels.ts'
import { box, type Drawing, faint, LINE } from './chart-parts.ts'

/** Plans the values of the first series as segments of a ring, with a legend next to it or below. */
export function planDonut({ layer, data, theme, size, area: all, write, colorOf }: Drawing): Plan {
  const parts = data.points.flatMap(({ label, values: [value] }) => (value ? [{ label, value }] : []))
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const isWide = all.width > all.height * 1.25
  const hasNames = layer.hasLegend || layer.hasValues
  const rowHeight = size * 1.55
  const listHeight = parts.length * rowHeight
  const room = !hasNames
    ? { width: all.width, height: all.height }
    : isWide
      ? { width: all.width * 0.5, height: all.height }
      : { width: all.width, height: all.height - listHeight - size }
  const side = Math.max(1, Math.min(room.width, room.height))
  const ring = box((room.width - side) / 2, (room.height - side) / 2, side, side)
  let angle = 0
  const shapes: DrawItem[] = parts.map(({ value }, at) => {
    const begin = angle
    angle += value / total
    return pathItem(ringPath(ring, begin, angle), ring, { kind: 'solid', color: colorOf(at) })
  })
  const left = isWide ? all.width * 0.5 + size : 0
  const width = all.width - left
  const top = isWide ? (all.height - listHeight) / 2 : room.height + size
  const labels: Label[] = []
  if (hasNames)
    for (const [at, { label, value }] of parts.entries()) {
      const y = top + at * rowHeight
      shapes.push(area(box(left, y + size * 0.42, size * 0.7, size * 0.7), colorOf(at), size * 0.15))
      const valueRoom = layer.hasValues ? Math.min(width * 0.4, size * 4.5) : 0
      labels.push({
        text: label,
        box: box(left + size * 1.1, y, width - size * 1.1 - valueRoom, rowHeight),
        look: { align: 'start', verticalAlign: 'middle' },
      })
      if (layer.hasValues)
        labels.push({
          text: write(value),
          box: box(left + width - valueRoom, y, valueRoom, rowHeight),
          look: { align: 'end', verticalAlign: 'middle', weight: 700 },
        })
    }
  if (total === 0) shapes.push(pathItem(ringPath(ring, 0, 1), ring, { kind: 'solid', color: theme.colors.muted }))
  return {
    shapes,
    labels,
    height: isWide ? Math.max(listHeight, size * 6) : listHeight + size * 7,
    isCrowded: side < size * 3 || (isWide && listHeight > all.height),
  }
}

/** Radius of the hole as a share of the ring's outer radius. */
const HOLE = 0.58

/** Returns the path of a ring segment between two shares of the circle, clockwise from the top. */
function ringPath(ring: Box, from: number, to: number): string {
  const [radius, inner] = [ring.width / 2, (ring.width / 2) * HOLE]
  const [cx, cy] = [ring.x + radius, ring.y + radius]
  // An arc with equal start and end points is invisible, so a full ring ends slightly earlier.
  const end = Math.min(to, from + 0.9999)
  const at = (share: number, length: number) => {
    const turn = (share - 0.25) * 2 * Math.PI
    return `${roundLength(cx + Math.cos(turn) * length)} ${roundLength(cy + Math.sin(turn) * length)}`
  }
  const large = end - from > 0.5 ? 1 : 0
  const arc = (length: number, sweep: 0 | 1, share: number) =>
    `A${roundLength(length)} ${roundLength(length)} 0 ${large} ${sweep} ${at(share, length)}`
  return `M${at(from, radius)}${arc(radius, 1, end)}L${at(end, inner)}${arc(inner, 0, from)}Z`
}

/** Plans a track for each value of the first series, filled relative to its goal: the value of the second series, or 100. */
export function planProgress({ layer, data, theme, size, area: all, write, colorOf }: Drawing): Plan {
  const { points } = data
  const place = all.height / points.length
  const thick = Math.min(place * 0.4, size * 0.8)
  const labels: Label[] = []
  const shapes = points.flatMap(({ label, values: [value = null, goal = null] }, at): DrawItem[] => {
    const top = at * place
    const y = top + (place + size * LINE - thick) / 2 + size * 0.1
    const valueRoom = layer.hasValues ? Math.min(all.width * 0.45, size * (goal === null ? 4 : 7)) : 0
    const look = { verticalAlign: 'bottom' as const }
    const over = { y: y - size * LINE - size * 0.2, height: size * LINE }
    labels.push({
      text: label,
      box: box(0, over.y, all.width - valueRoom, over.height),
      look: { ...look, align: 'start' },
    })
    if (value === null) return []
    const text = goal === null ? write(value) : `${write(value)} / ${write(goal)}`
    if (layer.hasValues)
      labels.push({
        text,
        box: box(all.width - valueRoom, over.y, valueRoom, over.height),
        look: { ...look, align: 'end', weight: 700 },
      })
    const share = Math.min(1, value / (goal === null || goal <= 0 ? 100 : goal))
    const track = box(0, y, all.width, thick)
    const done =
      share <= 0 ? [] : [area({ ...track, width: Math.max(thick, all.width * share) }, colorOf(0), thick / 2)]
    return [faint(area(track, resolveColor(theme, layer.style.color), thick / 2), all, 0.14), ...done]
  })
  const needed = size * (LINE + 0.3) + thick
  return { shapes, labels, height: points.length * size * 2.4, isCrowded: needed > place * 1.02 }
}
