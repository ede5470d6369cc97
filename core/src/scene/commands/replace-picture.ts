import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { setLayerFields } from './set-layer-fields.ts'

/** Puts another picture into places for pictures. The crop starts anew, the frame stays; `alt` says what is on it. */
export function replacePicture(
  scene: Scene,
  target: Target,
  { mediaId, alt = '' }: { mediaId: string | null; alt?: string },
): Change | null {
  const isPlace = (id: string) =>
    scene.slides
      .find((slide) => slide.id === target.slideId)
      ?.layers.some((layer) => layer.id === id && 'mediaId' in layer)
  const layerIds = target.layerIds.filter(isPlace)
  const fields = { mediaId, alt, focus: { x: 0.5, y: 0.5 }, zoom: 1 }
  return setLayerFields(scene, { ...target, layerIds }, { fields, command: 'replacePicture' })
}
