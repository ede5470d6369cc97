import { POLL_DURATION, type PostDraft, type PostOverride } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import type { Overridable } from '@postwright/core/posts/channel-versions'
import { asWritten, type ToChannel } from '@/posts/channels/to-channel.ts'
import { sameChannels, sameMedia, sameWords } from '@/posts/content/same-draft.ts'

/** Returns the publications in the state `scheduled`; their content was frozen when the post was scheduled. */
export function plannedVariants(variants: readonly Variant[]): Variant[] {
  return variants.filter((variant) => variant.state === 'scheduled')
}

/** Returns true when the draft differs from the scheduled content in text, images or channels. */
export function differsFromScheduled(
  draft: PostDraft,
  variants: readonly Variant[],
  toChannel: ToChannel = asWritten,
): boolean {
  const posts = variants.filter(isPost)
  const planned = plannedVariants(posts)
  if (planned.length === 0) return false
  // A publication being sent is no longer planned, but still belongs to the schedule.
  const covered = posts.filter(({ state }) => state !== 'cancelled').map((variant) => variant.connectionId)
  const wanted = new Set(draft.connectionIds)
  if (planned.some((variant) => !wanted.has(variant.connectionId))) return true
  if (!sameChannels([...wanted, ...covered], covered)) return true
  return planned.some((variant) => {
    const now = toChannel(draft, { id: variant.connectionId, platform: variant.platform })
    const frozen = takenOf(wordsOf(variant, variants), now)
    return !sameWords(frozen, now) || !sameMedia(frozen.media, now.media)
  })
}

/**
 * Returns the draft as it was scheduled, for planned and sent publications; null when there were none. Parts that are never published come from the
 * current draft.
 */
export function frozenDraft(draft: PostDraft, variants: readonly Variant[]): PostDraft | null {
  const live = variants.filter((variant) => variant.state !== 'cancelled' && variant.state !== 'draft')
  const posts = live.filter(isPost)
  const first = plannedVariants(posts)[0] ?? posts[0]
  if (!first) return null
  const base = takenOf(wordsOf(first, live), draft)
  return {
    ...draft,
    ...base,
    overrides: posts.flatMap((post) => ownWords(post.connectionId, takenOf(wordsOf(post, live), base), base)),
    connectionIds: posts.map((variant) => variant.connectionId),
    pollOptions: first.content.poll?.options ?? [],
    pollDuration: first.content.poll?.duration ?? POLL_DURATION,
    pollMultiple: first.content.poll?.multiple ?? false,
    settings: posts.flatMap(({ connectionId, content }) =>
      Object.entries(content.settings).map(([key, value]) => ({ connectionId, key, value: settingText(value) })),
    ),
  }
}

function isPost({ partIndex }: Variant): boolean {
  return partIndex === 0
}

type ChannelWords = Pick<PostDraft, Overridable>

/** Returns the frozen content. Nothing was frozen for titles, comments or threads that the network does not have, so those come from the draft. */
function takenOf(words: ChannelWords, draft: ChannelWords): ChannelWords {
  return {
    ...words,
    ...(words.title === '' && { title: draft.title }),
    ...(words.comment === '' && { comment: draft.comment }),
    ...(words.thread.length === 0 && { thread: draft.thread, threadMedia: draft.threadMedia }),
  }
}

/** Returns the frozen content in which a channel differs from the common version. */
function ownWords(connectionId: string, words: ChannelWords, base: ChannelWords): PostOverride[] {
  if (sameWords(words, base) && sameMedia(words.media, base.media)) return []
  const own = <Field extends Overridable>(field: Field) =>
    JSON.stringify(words[field]) === JSON.stringify(base[field]) ? null : words[field]
  return [
    {
      connectionId,
      text: own('text'),
      title: own('title'),
      comment: own('comment'),
      thread: own('thread'),
      threadMedia: own('threadMedia'),
      media: own('media'),
    },
  ]
}

/** Returns the frozen content of a channel: the post, its later parts, and its first comment. */
function wordsOf({ connectionId, content }: Variant, variants: readonly Variant[]): ChannelWords {
  const parts = variants
    .filter((variant) => variant.connectionId === connectionId && !isPost(variant) && variant.state !== 'cancelled')
    .toSorted((a, b) => a.partIndex - b.partIndex)
  const thread = parts.filter(({ partKind }) => partKind === 'reply')
  const comment = parts.find(({ partKind }) => partKind === 'comment')
  return {
    text: content.text,
    media: bare(content.media),
    title: content.title,
    comment: comment?.content.text ?? '',
    thread: thread.map((part) => part.content.text),
    threadMedia: thread.flatMap((part, place) =>
      bare(part.content.media).map((file) => ({ ...file, part: place + 1 })),
    ),
  }
}

function settingText(value: string | boolean): string {
  if (typeof value === 'string') return value
  return value ? 'on' : 'off'
}

function bare(media: Variant['content']['media']): PostDraft['media'] {
  return media.map(({ mediaId, alt }) => ({ mediaId, alt }))
}
