import type { KeyboardEvent } from 'react'

/** Ctrl or ⌘ and Shift with Enter cuts a post where the cursor is. */
export function isSplitKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && shiftKey && (ctrlKey || metaKey)
}
