import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { continuedOn } from '@postwright/core/scene/strip'

/** Returns the ids of images on slides, once each, including those of the slides behind them and those continued from other slides. */
export function imagesInScene(scene: Scene, slideIds: readonly string[], formats: readonly Format[]): string[] {
  const beside = formats.flatMap((format) =>
    slideIds.flatMap((id) => continuedOn(scene, id, format).map(({ slide }) => slide)),
  )
  const shown = scene.slides.filter(
    (slide) => slideIds.includes(slide.id) || slide.kind === 'common' || beside.includes(slide),
  )
  const ids = shown.flatMap(({ background, layers }) => [
    background.mediaId,
    ...layers.map((layer) => ('mediaId' in layer ? layer.mediaId : null)),
  ])
  return [...new Set(ids.filter((id) => id !== null))]
}
