import { applyChange } from '../apply-change.ts'
import type { Change, Edit } from '../change.ts'
import type { Scene } from '../scene.ts'
import { layersInFormat } from '../commands/placed-slide.ts'
import { placeLayers } from '../commands/layer-placement.ts'
import { FORMATS } from '../format.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Target } from '../target.ts'
import type { LintOptions, SeenLayer } from './lint-context.ts'
import type { Box } from '../box.ts'

type Step = (scene: Scene) => Change | null

/** Combines several consecutive changes into one; steps without an effect are left out. Null if no step has an effect. */
export function changeChain(scene: Scene, steps: readonly Step[]): Change | null {
  const { edits } = runSteps(scene, steps)
  return edits.length === 0 ? null : { command: 'fixFinding', edits }
}

/** Returns the scene after several consecutive changes, with all their edits. */
export function runSteps(scene: Scene, steps: readonly Step[]): { now: Scene; edits: Edit[] } {
  let now = scene
  const edits: Edit[] = []
  for (const step of steps) {
    const change = step(now)
    if (!change) continue
    now = applyChange(now, change)
    edits.push(...change.edits)
  }
  return { now, edits }
}

/**
 * Makes the box of a text as high as its words need, in the direction away from its aligned side, and keeps it on the slide. Null
 * if it is high enough.
 */
export function growBox(scene: Scene, target: Target, { measure, format }: LintOptions): Change | null {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  const layer = slide && layersInFormat(scene, slide, format).find(({ id }) => id === target.layerIds[0])
  if (!layer || layer.type === 'group') return null
  const { box } = layer
  const needed = Math.ceil(kindOf(layer).fit?.(layer, scene.deck.theme, measure).height ?? 0)
  if (needed <= box.height) return null
  const share = 'style' in layer ? { top: 0, middle: 0.5, bottom: 1 }[layer.style.verticalAlign] : 0
  const wanted = box.y - (needed - box.height) * share
  const y = Math.max(0, Math.min(wanted, FORMATS[format].height - needed))
  return placeLayers(scene, target, { placements: new Map([[layer.id, { box: { ...box, y, height: needed } }]]) })
}

/** Pixels between a moved layer and the edge of its area. */
const MARGIN = 8

/** Returns two boxes that place a layer inside an area: one moves its visible part, the other moves its box and limits it to the area's size. */
export function fitIntoArea({ layer, box: seen }: SeenLayer, area: Box): Box[] {
  const inner = {
    x: area.x + MARGIN,
    y: area.y + MARGIN,
    width: area.width - 2 * MARGIN,
    height: area.height - 2 * MARGIN,
  }
  const shift = (at: number, length: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - length)) - at
  const moved = {
    ...layer.box,
    x: layer.box.x + shift(seen.x, seen.width, inner.x, inner.width),
    y: layer.box.y + shift(seen.y, seen.height, inner.y, inner.height),
  }
  const width = Math.min(layer.box.width, inner.width)
  const height = Math.min(layer.box.height, inner.height)
  const smaller = {
    x: layer.box.x + shift(layer.box.x, width, inner.x, inner.width),
    y: layer.box.y + shift(layer.box.y, height, inner.y, inner.height),
    width,
    height,
  }
  return [moved, smaller]
}
