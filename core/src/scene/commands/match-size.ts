import type { Change } from '../change.ts'
import { centerOf } from '../geometry/bounds.ts'
import { scaleInto } from '../geometry/placements.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { placedSlide, layersInFormat } from './placed-slide.ts'
import { slideChange } from './scene-change.ts'
import { visibleBlocks } from './visible-blocks.ts'

export type Dimension = 'width' | 'height' | 'both'

const COMMANDS = { width: 'matchWidth', height: 'matchHeight', both: 'matchSize' } as const

/** Makes layers as wide or high as the one that was chosen first; the middle of each stays. */
export function matchSize(scene: Scene, target: Target, { dimension }: { dimension: Dimension }): Change | null {
  return slideChange(COMMANDS[dimension], scene, target.slideId, (slide) => {
    const [first, ...others] = visibleBlocks(layersInFormat(scene, slide, target.format), target.layerIds)
    if (!first) return slide
    const placements = others.flatMap(({ bounds, members }) => {
      const { x, y } = centerOf(bounds)
      const width = dimension === 'height' ? bounds.width : first.bounds.width
      const height = dimension === 'width' ? bounds.height : first.bounds.height
      const to = { x: x - width / 2, y: y - height / 2, width, height }
      return members.map((member) => [member.id, scaleInto(member, bounds, to, false)] as const)
    })
    return placedSlide(scene, slide, target.format, new Map(placements))
  })
}
