import type { KeyPlace } from './press-key.ts'

const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

const OPEN = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Where a key was pressed, or something was pasted; null where it is not the editor's. */
export function keyPlace(target: EventTarget | null, root: HTMLElement | null): KeyPlace | null {
  if (isCovered()) return null
  if (!(target instanceof HTMLElement) || target.closest('[data-own-keys]')) return null
  if (target.isContentEditable || target.matches(WRITTEN)) return 'field'
  if (target.closest('[data-stage]')) return 'stage'
  if (root?.contains(target)) return 'panel'
  return target === document.body || target.id === 'content' ? 'stage' : null
}

/** Whether a dialog or a list is open; lists that are closed may stay in the page without being seen. */
function isCovered(): boolean {
  return [...document.querySelectorAll(OPEN)].some((element) => element.getClientRects().length > 0)
}
