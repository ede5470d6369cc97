import type { Format } from '@postwright/core/scene/format'
import type { Editor } from './editor.ts'

type Place = { slideId: string; layerId: string; format: Format }

/** Brings a slide onto the stage and chooses one of its layers; an empty layer is about the whole slide. */
export function showLayer({ store, view }: Pick<Editor, 'store' | 'view'>, { slideId, layerId, format }: Place): void {
  const slide = store.getState().scene.slides.find(({ id }) => id === slideId)
  if (!slide) return
  // Another slide begins without a choice, so that the choice comes after it.
  view.set({ slideId, format })
  const layer = slide.layers.find(({ id }) => id === layerId)
  view.set({ selection: layer ? [layer.id] : [], inside: layer?.groupId ?? '', editing: '' })
}
