import { movePlacements } from '../geometry/move-placements.ts'
import type { Placements } from '../geometry/placement.ts'
import type { Block } from './visible-blocks.ts'

/** Blocks moved each by its own distance, with everything that is in them. */
export function moveBlocks(blocks: readonly Block[], by: (block: Block) => { dx: number; dy: number }): Placements {
  return new Map(
    blocks.flatMap((block) => {
      const { dx, dy } = by(block)
      return [...movePlacements(block.members, dx, dy)]
    }),
  )
}
