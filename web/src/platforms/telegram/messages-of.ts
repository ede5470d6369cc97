import type { PreviewPart } from '../preview/preview-content.ts'

/** The most characters below files; a longer text follows as a message of its own. */
const CAPTION_MAX = 1024

/** The messages that one part of a post becomes. */
export function messagesOf({ text, files }: PreviewPart): PreviewPart[] {
  if (files.length === 0 || text.length <= CAPTION_MAX) return [{ text, files }]
  return [
    { text: '', files },
    { text, files: [] },
  ]
}
