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
