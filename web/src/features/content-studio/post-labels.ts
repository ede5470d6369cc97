import { POST_LABEL_MAX, POST_LABELS_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'

/** Labels as they are stored: one line each, not too long, each once whatever its case, and not too many. */
export function cleanLabels(labels: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const label of labels) {
    const line = label.replaceAll(/\s+/g, ' ').trim().slice(0, POST_LABEL_MAX).trim()
    const key = line.toLocaleLowerCase()
    if (line !== '' && !known.has(key)) known.set(key, line)
  }
  return [...known.values()].slice(0, POST_LABELS_MAX)
}

/** The post with labels added that it does not have, as far as there is room. */
export function withLabels(draft: PostDraft, labels: readonly string[]): PostDraft {
  return { ...draft, labels: [...new Set([...draft.labels, ...labels])].slice(0, POST_LABELS_MAX) }
}
