import type { DrawGroup } from '../draw-node.ts'
import { FORMATS, type Format } from '../format.ts'
import type { Scene } from '../scene.ts'
import { drawLayers } from './draw-layers.ts'
import type { DrawContext } from './draw-context.ts'
import { partGroup } from './part-group.ts'
import { layersInFormat } from '../commands/layers-in-format.ts'

/** What the common slides of a deck put behind the layers of all others; their parts belong to no layer of those. */
export function drawRepeated(scene: Scene, format: Format, context: DrawContext): DrawGroup[] {
  const size = FORMATS[format]
  return scene.slides
    .filter(({ kind, isHidden }) => kind === 'common' && !isHidden)
    .map((slide) => {
      const items = drawLayers(layersInFormat(scene, slide, format), size, { ...context, headingId: '' })
      return partGroup({ x: 0, y: 0, ...size }, items)
    })
}
