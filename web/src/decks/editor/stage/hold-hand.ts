import type { Editor } from '../editor.ts'
import type { Tool } from '../editor-state.ts'

/** While the space bar is held over the stage, the pointer moves what is seen. @returns ends it */
export function holdHand(container: HTMLElement, { view }: Editor): () => void {
  let before: Tool | null = null

  function press(event: KeyboardEvent) {
    const isOurs = event.target === document.body || (event.target instanceof Node && container.contains(event.target))
    if (event.key !== ' ' || !isOurs || view.getState().editing !== '') return
    event.preventDefault()
    if (event.repeat || before) return
    before = view.getState().tool
    view.set({ tool: 'hand' })
  }

  function release(event: KeyboardEvent) {
    if (event.key !== ' ' || !before) return
    view.set({ tool: before })
    before = null
  }

  const listening = new AbortController()
  window.addEventListener('keydown', press, { signal: listening.signal })
  window.addEventListener('keyup', release, { signal: listening.signal })
  return () => listening.abort()
}
