import { POLL_DURATION, type PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { isPending } from '@postwright/core/publishing/variant-state'
import { sameChannels, sameMedia, sameWords } from '@/publishing/same-draft.ts'

/** Publications that are still to come; their content was frozen when the post was scheduled. */
export function plannedVariants(variants: readonly Variant[]): Variant[] {
  return variants.filter((variant) => variant.state === 'scheduled')
}

/** True when the draft has moved on from what is going to be published, in words, pictures or channels. */
export function differsFromScheduled(draft: PostDraft, variants: readonly Variant[]): boolean {
  const posts = variants.filter(isPost)
  const planned = plannedVariants(posts)
  if (planned.length === 0) return false
  const settled = posts.filter((variant) => variant.state !== 'cancelled' && !isPending(variant.state))
  const covered = [...planned, ...settled].map((variant) => variant.connectionId)
  const wanted = new Set(draft.connectionIds)
  if (planned.some((variant) => !wanted.has(variant.connectionId))) return true
  if (!sameChannels([...wanted, ...covered], covered)) return true
  return planned.some((variant) => {
    const words = wordsOf(variant, variants)
    // A network without titles or comments has frozen none.
    const title = words.title === '' ? draft.title : words.title
    const comment = words.comment === '' ? draft.comment : words.comment
    const { thread, threadMedia } = words.thread.length === 0 ? draft : words
    return (
      !sameWords({ ...words, title, comment, thread, threadMedia }, draft) ||
      !sameMedia(variant.content.media, draft.media)
    )
  })
}

/** The draft as it was when it was scheduled, for what is planned and for what has left; null when nothing was. */
export function frozenDraft(variants: readonly Variant[]): PostDraft | null {
  const live = variants.filter((variant) => variant.state !== 'cancelled' && variant.state !== 'draft')
  const posts = live.filter(isPost)
  const first = plannedVariants(posts)[0] ?? posts[0]
  if (!first) return null
  return {
    ...wordsOf(first, live),
    media: bare(first.content.media),
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

/** What was frozen for a channel: the post, the parts that follow it, and its first comment. */
function wordsOf({ connectionId, content }: Variant, variants: readonly Variant[]) {
  const parts = variants
    .filter((variant) => variant.connectionId === connectionId && !isPost(variant) && variant.state !== 'cancelled')
    .toSorted((a, b) => a.partIndex - b.partIndex)
  const thread = parts.filter(({ partKind }) => partKind === 'reply')
  const comment = parts.find(({ partKind }) => partKind === 'comment')
  return {
    text: content.text,
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
