import type { Format } from '@postwright/core/scene/format'
import type { Editor } from './editor.ts'

type Place = { slideId: string; layerId: string; format: Format }

/** Shows a slide on the stage and selects one of its layers; an empty layer id means the whole slide. */
export function showLayer({ store, view }: Pick<Editor, 'store' | 'view'>, { slideId, layerId, format }: Place): void {
  const slide = store.getState().scene.slides.find(({ id }) => id === slideId)
  if (!slide) return
  // Changing the slide clears the selection, so the layer is selected afterwards.
  view.set({ slideId, format })
  const layer = slide.layers.find(({ id }) => id === layerId)
  view.set({ selection: layer ? [layer.id] : [], inside: layer?.groupId ?? '', editing: '' })
}
