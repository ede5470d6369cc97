import type { PostDraft } from '@postwright/core/model/post'

/** How many files of a post and its thread have no description. */
export function missingAlt({ media, threadMedia }: Pick<PostDraft, 'media' | 'threadMedia'>): number {
  return [...media, ...threadMedia].filter(({ alt }) => alt.trim() === '').length
}
