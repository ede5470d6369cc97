import type { Editor } from '../editor.ts'

/** The slide after or before the one that is seen. @returns whether there is one */
export function stepSlide({ store, view }: Editor, step: 1 | -1): boolean {
  const { slides } = store.getState().scene
  const at = slides.findIndex(({ id }) => id === view.getState().slideId)
  const next = slides[at + step]
  if (next) view.set({ slideId: next.id })
  return next !== undefined
}
