import { useMemo, useState } from 'react'
import type { Scene } from '@postwright/core/scene/scene'

/** Each slide as a deck of its own, the same object while it looks the same: a changed scene draws its own card anew and no other. */
export function useStableScenes(scene: Scene): readonly Scene[] {
  const [keep] = useState(createKeeper)
  return useMemo(() => keep(scene), [keep, scene])
}

function createKeeper(): (scene: Scene) => readonly Scene[] {
  let kept = new Map<string, Scene>()
  return ({ deck, slides }) => {
    const shown = slides.map((slide) => {
      const key = JSON.stringify([deck.format, deck.theme, slide])
      return [key, kept.get(key) ?? { deck, slides: [slide] }] as const
    })
    kept = new Map(shown)
    return shown.map(([, scene]) => scene)
  }
}
