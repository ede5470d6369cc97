import { POST_LABEL_MAX, POST_LABELS_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'

/** Normalizes labels for storage: one line each, limited in length, unique regardless of case, and limited in number. */
export function cleanLabels(labels: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const label of labels) {
    const line = label.replaceAll(/\s+/g, ' ').trim().slice(0, POST_LABEL_MAX).trim()
    const key = line.toLocaleLowerCase()
    if (line !== '' && !known.has(key)) known.set(key, line)
  }
  return [...known.values()].slice(0, POST_LABELS_MAX)
}

/** Adds new labels to the post, up to the limit. */
export function withLabels(draft: PostDraft, labels: readonly string[]): PostDraft {
  return { ...draft, labels: [...new Set([...draft.labels, ...labels])].slice(0, POST_LABELS_MAX) }
}
