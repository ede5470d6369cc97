import type { PostDraft } from '@postwright/core/model/post'

type File = PostDraft['media'][number]

/** Returns every file of a draft, each once: of the post, its thread, and its channels' versions. */
export function listDraftFiles({ media, threadMedia, overrides }: PostDraft): File[] {
  const own = overrides.flatMap((override) => [...(override.media ?? []), ...(override.threadMedia ?? [])])
  const all = [...media, ...threadMedia, ...own]
  return [...new Map(all.toReversed().map((file) => [file.mediaId, file])).values()].toReversed()
}

/** Counts the files of a post and its thread without a description. */
export function countMissingAlt({ media, threadMedia }: Pick<PostDraft, 'media' | 'threadMedia'>): number {
  return [...media, ...threadMedia].filter(({ alt }) => alt.trim() === '').length
}
