import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeMembers } from './free-members.ts'
import { layersInFormat } from './layers-in-format.ts'
import { placedSlide } from './placed-slide.ts'
import { slideChange } from './slide-change.ts'

/** Makes texts larger or smaller by a factor; their boxes stay. */
export function scaleText(scene: Scene, target: Target, { factor }: { factor: number }): Change | null {
  return slideChange(factor > 1 ? 'enlargeText' : 'reduceText', scene, target.slideId, (slide) => {
    const members = freeMembers(layersInFormat(scene, slide, target.format), target.layerIds)
    const texts = members.filter((layer) => 'style' in layer)
    const sizes = texts.map(({ id, style }) => [id, { size: Math.round(style.size * factor) }] as const)
    return placedSlide(scene, slide, target.format, new Map(sizes))
  })
}
