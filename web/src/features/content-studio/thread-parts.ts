import type { KeyboardEvent } from 'react'
import { THREAD_ALT_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'

/** The text of a part may come with code that is still being fetched. */
const FRAMES_MAX = 60

/** Puts the cursor into one post of the thread, counted from 0, once it is there. */
export function focusThreadText(part: number, cursor: number | null = null, frames = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLTextAreaElement>(`[data-thread="${part}"] textarea`)
    if (!field) {
      if (frames > 0) focusThreadText(part, cursor, frames - 1)
      return
    }
    field.focus()
    if (cursor !== null) field.setSelectionRange(cursor, cursor)
  })
}

/** Ctrl or ⌘ and Shift with Enter cuts a post where the cursor is. */
export function isSplitKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && shiftKey && (ctrlKey || metaKey)
}

/** The files of a thread with those of one part changed; parts are counted from 1. */
export function withPartFiles(
  threadMedia: PostDraft['threadMedia'],
  part: number,
  change: (files: PostDraft['media']) => PostDraft['media'],
): PostDraft['threadMedia'] {
  const own = threadMedia.filter((file) => file.part === part).map(({ mediaId, alt }) => ({ mediaId, alt }))
  const changed = change(own).map(({ mediaId, alt }) => ({ mediaId, alt: alt.slice(0, THREAD_ALT_MAX), part }))
  return [...threadMedia.filter((file) => file.part !== part), ...changed].toSorted((a, b) => a.part - b.part)
}
