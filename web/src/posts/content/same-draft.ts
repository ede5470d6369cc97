import type { PostDraft } from '@postwright/core/model/post'
import { OVERRIDABLE } from '@postwright/core/posts/channel-versions'

/** True when two drafts would be stored as the same fields; channels are a set, pictures have an order. */
export function sameDraft(a: PostDraft, b: PostDraft): boolean {
  return (
    sameMedia(a.media, b.media) &&
    sameChannels(a.connectionIds, b.connectionIds) &&
    sameWords(a, b) &&
    JSON.stringify(choicesOf(a)) === JSON.stringify(choicesOf(b))
  )
}

function choicesOf(draft: PostDraft) {
  const { pollOptions, pollDuration, pollMultiple, settings, overrides, labels, note } = draft
  const { linkCard, chosenTime, campaignId } = draft
  return [
    pollOptions,
    pollDuration,
    pollMultiple,
    settings.map(({ connectionId, key, value }) => [connectionId, key, value]),
    overrides.map(({ connectionId, ...own }) => [connectionId, OVERRIDABLE.map((field) => own[field])]),
    labels,
    note,
    linkCard,
    chosenTime,
    campaignId,
  ]
}

type Words = Pick<PostDraft, 'text' | 'title' | 'comment' | 'thread' | 'threadMedia'>

/** True when both say the same, part by part. */
export function sameWords(a: Words, b: Words): boolean {
  const isSamePost = a.text === b.text && a.title === b.title && a.comment === b.comment
  const isSameThread = a.thread.length === b.thread.length && a.thread.every((text, at) => text === b.thread[at])
  return isSamePost && isSameThread && sameMedia(a.threadMedia, b.threadMedia)
}

/** True when both show the same pictures with the same descriptions in the same order. */
export function sameMedia(a: PostDraft['media'], b: PostDraft['media']): boolean {
  if (a.length !== b.length) return false
  return a.every((item, at) => item.mediaId === b[at]?.mediaId && item.alt === b[at].alt)
}

/** True when both lists name the same channels, in whatever order. */
export function sameChannels(a: readonly string[], b: readonly string[]): boolean {
  const chosen = new Set(a)
  return chosen.size === new Set(b).size && b.every((id) => chosen.has(id))
}
