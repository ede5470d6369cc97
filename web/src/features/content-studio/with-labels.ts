import { POST_LABELS_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'

/** The post with labels added that it does not have, as far as there is room. */
export function withLabels(draft: PostDraft, labels: readonly string[]): PostDraft {
  return { ...draft, labels: [...new Set([...draft.labels, ...labels])].slice(0, POST_LABELS_MAX) }
}
