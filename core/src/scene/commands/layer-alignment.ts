import type { Box } from '../box.ts'
import type { Change } from '../change.ts'
import { FORMATS } from '../format.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { placedSlide, layersInFormat } from './placed-slide.ts'
import { slideChange } from './scene-change.ts'
import { visibleBlocks, type Block } from './visible-blocks.ts'
import { type Placements, movePlacements } from '../geometry/placements.ts'

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

const COMMANDS = {
  left: 'alignLeft',
  center: 'alignCenter',
  right: 'alignRight',
  top: 'alignTop',
  middle: 'alignMiddle',
  bottom: 'alignBottom',
} as const satisfies Record<Edge, string>

/** Aligns layers to an edge or centre of their common bounds; a single layer, or any layers with `toSlide`, to the slide. */
export function alignLayers(
  scene: Scene,
  target: Target,
  { edge, toSlide = false }: { edge: Edge; toSlide?: boolean },
): Change | null {
  return slideChange(COMMANDS[edge], scene, target.slideId, (slide) => {
    const blocks = visibleBlocks(layersInFormat(scene, slide, target.format), target.layerIds)
    const within = toSlide || blocks.length === 1 ? { x: 0, y: 0, ...FORMATS[target.format] } : around(blocks)
    return placedSlide(
      scene,
      slide,
      target.format,
      moveBlocks(blocks, ({ bounds }) => distance(bounds, within, edge)),
    )
  })
}

function around(blocks: readonly { bounds: Box }[]): Box {
  const x = Math.min(...blocks.map(({ bounds }) => bounds.x))
  const y = Math.min(...blocks.map(({ bounds }) => bounds.y))
  const right = Math.max(...blocks.map(({ bounds }) => bounds.x + bounds.width))
  const bottom = Math.max(...blocks.map(({ bounds }) => bounds.y + bounds.height))
  return { x, y, width: right - x, height: bottom - y }
}

function distance(box: Box, within: Box, edge: Edge): { dx: number; dy: number } {
  const [spareX, spareY] = [within.width - box.width, within.height - box.height]
  switch (edge) {
    case 'left':
      return { dx: within.x - box.x, dy: 0 }
    case 'center':
      return { dx: within.x + spareX / 2 - box.x, dy: 0 }
    case 'right':
      return { dx: within.x + spareX - box.x, dy: 0 }
    case 'top':
      return { dx: 0, dy: within.y - box.y }
    case 'middle':
      return { dx: 0, dy: within.y + spareY / 2 - box.y }
    case 'bottom':
      return { dx: 0, dy: within.y + spareY - box.y }
  }
}

/** Moves each block by its own distance, with all its contents. */
export function moveBlocks(blocks: readonly Block[], by: (block: Block) => { dx: number; dy: number }): Placements {
  return new Map(
    blocks.flatMap((block) => {
      const { dx, dy } = by(block)
      return [...movePlacements(block.members, dx, dy)]
    }),
  )
}
