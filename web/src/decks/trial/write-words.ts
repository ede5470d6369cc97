import type { LayerOf } from '@postwright/core/scene/layer'
import { paragraphsOf } from '@postwright/core/scene/text-content'
import type { SceneStore } from '../scene-store.ts'

/** Puts other words into a text; they keep being a list where they are one. What is typed into one text is one step back. */
export function writeWords(store: SceneStore, slideId: string, layer: LayerOf<'text'>, words: string): void {
  const list = layer.paragraphs[0]?.list ?? 'none'
  const paragraphs = paragraphsOf(words).map((paragraph) => ({ ...paragraph, list }))
  const edit = {
    kind: 'setLayer',
    slideId,
    layerId: layer.id,
    before: { paragraphs: layer.paragraphs },
    after: { paragraphs },
  } as const
  store.run({ command: 'text.write', edits: [edit] }, `${slideId} ${layer.id}`)
}
