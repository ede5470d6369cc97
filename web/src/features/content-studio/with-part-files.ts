import { THREAD_ALT_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'

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
