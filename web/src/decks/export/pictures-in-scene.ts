import type { Scene } from '@postwright/core/scene/scene'

/** The pictures that slides show, and those of the slides behind them, each once. */
export function picturesInScene({ slides }: Scene, slideIds: readonly string[]): string[] {
  const shown = slides.filter(({ id, kind }) => slideIds.includes(id) || kind === 'common')
  const ids = shown.flatMap(({ background, layers }) => [
    background.mediaId,
    ...layers.map((layer) => ('mediaId' in layer ? layer.mediaId : null)),
  ])
  return [...new Set(ids.filter((id) => id !== null))]
}
