import type { Fix } from './check.ts'
import type { CheckedDraft } from './checked-draft.ts'

export function applyFix(draft: CheckedDraft, fix: Fix): CheckedDraft {
  if (fix.kind === 'alt') {
    return {
      ...draft,
      files: draft.files.map((file) => (file.mediaId === fix.mediaId ? { ...file, alt: fix.text } : file)),
    }
  }
  return { ...draft, text: draft.text.slice(0, fix.from) + fix.text + draft.text.slice(fix.to) }
}
