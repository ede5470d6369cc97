import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Editor } from '../editor.ts'
import { getCurrentLayers } from '../editor-selectors.ts'

/** Returns the ids of the layers that can be selected in turn: visible, unlocked layers of the opened group or of the slide. */
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

/** Selects the next or previous layer, wrapping around at the ends. */
export function selectNextLayer(editor: Editor, step: 1 | -1): void {
  const ids = choosable(editor)
  const at = ids.indexOf(editor.view.getState().selection.at(-1) ?? '')
  const next = at === -1 ? (step === 1 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length
  const id = ids[next]
  if (id !== undefined) editor.view.set({ selection: [id] })
}

/**
 * Handles Escape with one step per press: leaves the tool, otherwise the opened group, otherwise clears the selection.
 * @returns whether any of these applied
 */
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

/**
 * Shows the next or previous slide.
 * @returns whether such a slide exists
 */
export function stepSlide({ store, view }: Editor, step: 1 | -1): boolean {
  const { slides } = store.getState().scene
  const at = slides.findIndex(({ id }) => id === view.getState().slideId)
  const next = slides[at + step]
  if (next) view.set({ slideId: next.id })
  return next !== undefined
}
