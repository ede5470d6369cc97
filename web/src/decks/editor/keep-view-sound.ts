import type { Editor } from './editor.ts'
import { fitted } from './camera.ts'
import { layersSeen, sizeSeen } from './seen.ts'

/** What is gone, removed here or in another tab, is not chosen, written in or looked at any more. @returns ends it */
export function keepViewSound(editor: Editor): () => void {
  const { store, view } = editor
  let before = view.getState()

  function check() {
    const { scene } = store.getState()
    const { slideId, selection, inside, editing } = view.getState()
    if (!scene.slides.some(({ id }) => id === slideId)) {
      const next = scene.slides.find(({ kind }) => kind !== 'common') ?? scene.slides[0]
      view.set({ slideId: next?.id ?? '', selection: [], inside: '', editing: '' })
      return
    }
    const ids = new Set(layersSeen(editor).map(({ id }) => id))
    const kept = selection.filter((id) => ids.has(id))
    if (kept.length < selection.length) view.set({ selection: kept })
    if (inside !== '' && !ids.has(inside)) view.set({ inside: '' })
    if (editing !== '' && !ids.has(editing)) view.set({ editing: '' })
  }

  /** Another slide or format begins without what was chosen, and as a whole. */
  function follow() {
    const now = view.getState()
    const { slideId, format } = before
    before = now
    if (now.slideId !== slideId) view.set({ selection: [], inside: '', editing: '', hovered: '' })
    if (now.format !== format) view.set({ camera: fitted(sizeSeen(editor), editor.stageSize.current), isFitted: true })
  }

  const ends = [store.subscribe(check), view.subscribe(follow)]
  check()
  return () => {
    for (const end of ends) end()
  }
}
