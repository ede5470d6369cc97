import { useEffect, useRef, type RefObject } from 'react'
import type { Steps } from './draft-history.ts'

/** Selector of elements whose text is not part of the draft. */
const OTHERS = '[role="dialog"], [data-own-undo]'

/**
 * Undoes the last step of the draft with Ctrl or ⌘ and Z, and redoes it with Shift as well, or with Ctrl and Y. This works in the fields of `root`,
 * whose native undo history is lost if a text is cut, merged or restored, and while nothing has the focus.
 */
export function useUndoKeys(root: RefObject<HTMLElement | null>, steps: Pick<Steps, 'undo' | 'redo'>): void {
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey)
      if (event.altKey || !(event.ctrlKey || event.metaKey) || !(isRedo || key === 'z')) return
      if (!isForDraft(event.target, root.current)) return
      event.preventDefault()
      const field = document.activeElement
      const before = field instanceof HTMLTextAreaElement ? field.value : ''
      if (isRedo) latest.current.redo()
      else latest.current.undo()
      if (field instanceof HTMLTextAreaElement) requestAnimationFrame(() => putCursor(field, before))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [root])
}

function isForDraft(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (target === document.body) return !document.querySelector('[role="dialog"]')
  return target instanceof Element && root?.contains(target) === true && !target.closest(OTHERS)
}

/** Puts the cursor after the change; the browser would put it at the end. */
function putCursor(field: HTMLTextAreaElement, before: string): void {
  const { value } = field
  if (value === before) return
  let same = 0
  while (same < Math.min(value.length, before.length) && value.at(-1 - same) === before.at(-1 - same)) same += 1
  field.setSelectionRange(value.length - same, value.length - same)
}
