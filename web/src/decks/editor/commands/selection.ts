import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Editor } from '../editor.ts'
import { getCurrentLayers } from '../editor-selectors.ts'

/** What can be chosen one after the other: what lies in the opened group, or on the slide, seen and not locked. */
export function choosable(editor: Editor): string[] {
  const tree = layerTree(getCurrentLayers(editor))
  const { inside } = editor.view.getState()
  return tree
    .childrenOf(inside)
    .map(({ id }) => id)
    .filter((id) => !tree.isHidden(id) && !tree.isLocked(id))
}

export function selectAllLayers(editor: Editor): void {
  editor.view.set({ selection: choosable(editor), editing: '' })
}

/** The next layer, or the one before; around at the ends. */
export function selectNextLayer(editor: Editor, step: 1 | -1): void {
  const ids = choosable(editor)
  const at = ids.indexOf(editor.view.getState().selection.at(-1) ?? '')
  const next = at === -1 ? (step === 1 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length
  const id = ids[next]
  if (id !== undefined) editor.view.set({ selection: [id] })
}

/** Escape: out of the tool, out of the opened group, then out of what is chosen. @returns whether there was something */
export function leaveSelection({ view, store }: Editor): boolean {
  const { tool, inside, selection, slideId } = view.getState()
  if (tool !== 'select') view.set({ tool: 'select' })
  else if (inside !== '') {
    const slide = store.getState().scene.slides.find(({ id }) => id === slideId)
    const above = slide?.layers.find(({ id }) => id === inside)?.groupId ?? ''
    view.set({ inside: above, selection: [inside] })
  } else if (selection.length > 0) view.set({ selection: [] })
  else return false
  return true
}

/** The slide after or before the one that is seen. @returns whether there is one */
export function stepSlide({ store, view }: Editor, step: 1 | -1): boolean {
  const { slides } = store.getState().scene
  const at = slides.findIndex(({ id }) => id === view.getState().slideId)
  const next = slides[at + step]
  if (next) view.set({ slideId: next.id })
  return next !== undefined
}
