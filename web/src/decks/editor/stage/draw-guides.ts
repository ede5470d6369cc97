import { type Camera, toStage } from '../camera.ts'
import type { Guide } from '../snap/guide.ts'
import { drawLabel } from './draw-label.ts'
import type { StageColors } from './stage-colors.ts'

/** Half the length of the strokes at the ends of a distance. */
const END = 4

/** Lines through what agrees, and distances with their number of pixels. */
export function drawGuides(
  context: CanvasRenderingContext2D,
  guides: readonly Guide[],
  camera: Camera,
  colors: StageColors,
) {
  context.save()
  context.strokeStyle = colors.guide
  context.lineWidth = 1
  for (const guide of guides) {
    const [from, to] = endsOf(guide).map((point) => toStage(camera, point))
    if (!from || !to) continue
    const isWide = from.y === to.y
    context.beginPath()
    context.moveTo(sharp(from.x), sharp(from.y))
    context.lineTo(sharp(to.x), sharp(to.y))
    if (guide.kind === 'gap') {
      for (const end of [from, to]) {
        context.moveTo(sharp(end.x - (isWide ? 0 : END)), sharp(end.y - (isWide ? END : 0)))
        context.lineTo(sharp(end.x + (isWide ? 0 : END)), sharp(end.y + (isWide ? END : 0)))
      }
    }
    context.stroke()
    if (guide.kind === 'gap' && guide.to - guide.from >= 1) {
      const [begin, end] = endsOf(guide)
      const middle = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 }
      const words = String(Math.round(guide.to - guide.from))
      drawLabel(context, words, middle, camera, { color: colors.guide, ink: colors.onGuide }, 'middle')
    }
  }
  context.restore()
}

/** A line stands across its axis, a distance lies along it. */
function endsOf({ kind, axis, at, from, to }: Guide) {
  const isWide = (axis === 'horizontal') === (kind === 'gap')
  return isWide
    ? ([
        { x: from, y: at },
        { x: to, y: at },
      ] as const)
    : ([
        { x: at, y: from },
        { x: at, y: to },
      ] as const)
}

function sharp(value: number): number {
  return Math.round(value) + 0.5
}
