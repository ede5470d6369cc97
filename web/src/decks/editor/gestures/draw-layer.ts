import { roundLength, type Box } from '@postwright/core/scene/box'
import { LINE_HEIGHT, newLine } from '@postwright/core/scene/kinds/line/line-layer'
import { newShape } from '@postwright/core/scene/kinds/shape/shape-layer'
import type { Layer } from '@postwright/core/scene/layer'
import type { EditorState } from '../editor-state.ts'
import { freshId, insertLayers } from '../insert/insert-layers.ts'
import { newText, presetBox } from '../insert/text-presets.ts'
import { getCurrentSize } from '../editor-selectors.ts'
import { boxBetween, type Gesture, type Press, numbersLabel } from './gesture.ts'
import { type GestureContext, snapReach, snapperFor } from './gesture-context.ts'

export type DrawingTool = Exclude<EditorState['tool'], 'select' | 'hand'>

/** Pointer movements shorter than this, in pixels of the stage, are clicks. */
const CLICK = 4
/** Size of a layer inserted by a click. */
const CLICKED = { width: 300, height: 300 }

/** Draws a new layer with the pointer. Shift makes a square, or turns a line in steps of 15 degrees; Alt draws from the centre, except for lines. */
export function drawLayer({ editor, preview }: GestureContext, tool: DrawingTool, from: Press): Gesture {
  const snapper = snapperFor(editor, [])
  const start = { ...from.at }
  const first = snapper.snap({ ...start, width: 0, height: 0 }, snapReach(editor, from))
  start.x += first.dx
  start.y += first.dy

  function endAt(press: Press) {
    const { dx, dy, guides } = snapper.snap({ ...press.at, width: 0, height: 0 }, snapReach(editor, press))
    return { at: { x: press.at.x + dx, y: press.at.y + dy }, guides: press.isShift ? [] : guides }
  }

  function boxAt(press: Press): Box {
    const { at } = endAt(press)
    const way = { x: at.x - start.x, y: at.y - start.y }
    const longest = Math.max(Math.abs(way.x), Math.abs(way.y))
    const to = press.isShift ? { x: start.x + Math.sign(way.x) * longest, y: start.y + Math.sign(way.y) * longest } : at
    return boxBetween(press.isAlt ? { x: 2 * start.x - to.x, y: 2 * start.y - to.y } : start, to)
  }

  function made(press: Press): Layer {
    const id = freshId(editor)
    const isClick = Math.hypot(press.onStage.x - from.onStage.x, press.onStage.y - from.onStage.y) < CLICK
    if (tool === 'line')
      return lineBetween(id, start, isClick ? { x: start.x + 400, y: start.y } : endAt(press).at, press)
    if (tool === 'text') {
      const own = presetBox('body', getCurrentSize(editor).width)
      const drawn = boxAt(press)
      return newText(
        id,
        rounded(isClick ? { ...start, ...own } : { ...drawn, height: Math.max(drawn.height, 60) }),
        'body',
        '',
      )
    }
    const clicked = { x: start.x - CLICKED.width / 2, y: start.y - CLICKED.height / 2, ...CLICKED }
    return newShape(id, rounded(isClick ? clicked : boxAt(press)), tool)
  }

  return {
    move(press) {
      const marquee = boxAt(press)
      preview({
        marquee,
        guides: endAt(press).guides,
        label: { words: numbersLabel({ W: marquee.width, H: marquee.height }), at: press.at },
      })
    },
    end(press) {
      preview(null)
      const layer = made(press)
      if (insertLayers(editor, [layer]) && layer.type === 'text') editor.view.set({ editing: layer.id })
    },
    cancel: () => preview(null),
  }
}

const STEP = 15

function lineBetween(id: string, from: { x: number; y: number }, to: { x: number; y: number }, { isShift }: Press) {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const rotation = isShift ? Math.round(angle / STEP) * STEP : roundLength(angle)
  const turned = (rotation * Math.PI) / 180
  const middle = { x: from.x + (Math.cos(turned) * length) / 2, y: from.y + (Math.sin(turned) * length) / 2 }
  const box = { x: middle.x - length / 2, y: middle.y - LINE_HEIGHT / 2, width: length, height: LINE_HEIGHT }
  return newLine(id, rounded(box), rotation)
}

function rounded({ x, y, width, height }: Box): Box {
  const length = (value: number) => Math.max(1, Math.round(value))
  return { x: Math.round(x), y: Math.round(y), width: length(width), height: length(height) }
}
