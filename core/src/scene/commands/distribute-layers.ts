import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { moveBlocks } from './layer-alignment.ts'
import { placedSlide, layersInFormat } from './placed-slide.ts'
import { slideChange } from './scene-change.ts'
import { visibleBlocks, type Block } from './visible-blocks.ts'

export type Axis = 'horizontal' | 'vertical'

const COMMANDS = { horizontal: 'distributeHorizontally', vertical: 'distributeVertically' } as const

/** Distributes three or more layers with equal gaps; their common bounds stay. */
export function distributeLayers(scene: Scene, target: Target, { axis }: { axis: Axis }): Change | null {
  return slideChange(COMMANDS[axis], scene, target.slideId, (slide) => {
    const blocks = visibleBlocks(layersInFormat(scene, slide, target.format), target.layerIds)
    if (blocks.length < 3) return slide
    const starts = startsOf(blocks, axis)
    return placedSlide(
      scene,
      slide,
      target.format,
      moveBlocks(blocks, (block) => {
        const by = (starts.get(block.id) ?? 0) - startOf(block, axis)
        return axis === 'horizontal' ? { dx: by, dy: 0 } : { dx: 0, dy: by }
      }),
    )
  })
}

/** Returns the start of each block so that all gaps are equal. */
function startsOf(blocks: readonly Block[], axis: Axis): Map<string, number> {
  const sorted = blocks.toSorted((a, b) => startOf(a, axis) - startOf(b, axis))
  const from = Math.min(...blocks.map((block) => startOf(block, axis)))
  const to = Math.max(...blocks.map((block) => startOf(block, axis) + lengthOf(block, axis)))
  const filled = blocks.reduce((sum, block) => sum + lengthOf(block, axis), 0)
  const gap = (to - from - filled) / (blocks.length - 1)
  const starts = new Map<string, number>()
  let next = from
  for (const block of sorted) {
    starts.set(block.id, next)
    next += lengthOf(block, axis) + gap
  }
  return starts
}

function startOf({ bounds }: Block, axis: Axis): number {
  return axis === 'horizontal' ? bounds.x : bounds.y
}

function lengthOf({ bounds }: Block, axis: Axis): number {
  return axis === 'horizontal' ? bounds.width : bounds.height
}
