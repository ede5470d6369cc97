import type { Edit } from '@postwright/core/scene/change'
import { paragraphsOf } from '@postwright/core/scene/text-content'
import type { SceneStore } from '../scene-store.ts'

/**
 * Puts other words into every text of a slot, on whatever slide it stands; lists keep being lists. What is typed into one slot
 * is taken back at once.
 */
export function writeWords(store: SceneStore, slot: string, words: string): void {
  const edits = store.getState().scene.slides.flatMap(({ id: slideId, layers }) =>
    layers.flatMap((layer): Edit[] => {
      if (layer.type !== 'text' || layer.slot !== slot) return []
      const list = layer.paragraphs[0]?.list ?? 'none'
      const paragraphs = paragraphsOf(words).map((paragraph) => ({ ...paragraph, list }))
      const [before, after] = [{ paragraphs: layer.paragraphs }, { paragraphs }]
      return [{ kind: 'setLayer', slideId, layerId: layer.id, before, after }]
    }),
  )
  store.run({ command: 'text.write', edits }, slot)
}
