import type { PostDraft } from '@postwright/core/model/post'
import { OVERRIDABLE } from '@postwright/core/posts/channel-versions'

/** Returns true if two drafts would be stored as the same fields; channels are a set, files have an order. */
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

/** Returns true if both have the same texts, part by part, and the same files in the thread. */
export function sameWords(a: Words, b: Words): boolean {
  const isSamePost = a.text === b.text && a.title === b.title && a.comment === b.comment
  const isSameThread = a.thread.length === b.thread.length && a.thread.every((text, at) => text === b.thread[at])
  return isSamePost && isSameThread && sameMedia(a.threadMedia, b.threadMedia)
}

/** Returns true if both have the same files with the same alt texts in the same order. */
export function sameMedia(a: PostDraft['media'], b: PostDraft['media']): boolean {
  if (a.length !== b.length) return false
  return a.every((item, at) => item.mediaId === b[at]?.mediaId && item.alt === b[at].alt)
}

/** Returns true if both lists contain the same channels in any order. */
export function sameChannels(a: readonly string[], b: readonly string[]): boolean {
  const chosen = new Set(a)
  return chosen.size === new Set(b).size && b.every((id) => chosen.has(id))
}
