import type { Editor } from '../editor.ts'

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
