import type { KeyboardEvent } from 'react'
import { THREAD_ALT_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'

/** Maximum number of frames to wait for a text field, whose code may still be loading. */
const FRAMES_MAX = 60

/** Moves the cursor into one post of the thread, counted from 0, once its field exists. */
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

/** Returns whether the keys split a post at the cursor: Ctrl or ⌘ with Shift and Enter. */
export function isSplitKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && shiftKey && (ctrlKey || metaKey)
}

/** Returns the files of a thread with the files of one part replaced; parts are counted from 1. Descriptions are cut to the limit of a thread. */
export function withPartFiles(
  threadMedia: PostDraft['threadMedia'],
  part: number,
  change: (files: PostDraft['media']) => PostDraft['media'],
): PostDraft['threadMedia'] {
  const own = threadMedia.filter((file) => file.part === part).map(({ mediaId, alt }) => ({ mediaId, alt }))
  const changed = change(own).map(({ mediaId, alt }) => ({ mediaId, alt: alt.slice(0, THREAD_ALT_MAX), part }))
  return [...threadMedia.filter((file) => file.part !== part), ...changed].toSorted((a, b) => a.part - b.part)
}
