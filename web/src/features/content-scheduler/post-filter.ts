import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { hasWords } from '@/documents/has-words.ts'
import type { CalendarFilter } from './calendar-address.ts'
import type { Connection } from '@postwright/core/model/connection'

/** What is asked of the posts behind publications. */
export type PostFilter = Pick<CalendarFilter, 'text' | 'label' | 'lifecycle'> & {
  /** The id of the person who has begun it; null for anyone. */
  createdBy: string | null
}

/** Whether a filter asks for what publications do not say themselves: then their posts are read and compared here. */
export function isPostFilterSet({ text, label, lifecycle, createdBy }: PostFilter): boolean {
  return text !== '' || label !== null || lifecycle !== null || createdBy !== null
}

/** Whether a publication is of a post that is asked for; what it says itself counts too, in case the post was edited since. */
export function matchesPublication(
  { content }: Pick<Variant, 'content'>,
  post: Post,
  { text, label, lifecycle, createdBy }: PostFilter,
): boolean {
  return (
    (label === null || post.labels.includes(label)) &&
    (lifecycle === null || post.lifecycle === lifecycle) &&
    (createdBy === null || post.createdBy === createdBy) &&
    hasWords(`${postWords(post)}\n${content.title}\n${content.text}`, text)
  )
}

/** The channels that posts are asked for, by channel and network together; null for any. */
export function wantedChannels(
  { connectionId, platform }: Pick<CalendarFilter, 'connectionId' | 'platform'>,
  channels: readonly Connection[],
): string[] | null {
  if (connectionId !== null) return [connectionId]
  return platform === null ? null : channels.filter((channel) => channel.platform === platform).map(({ id }) => id)
}

/** Whether a filter asks for more than an index answers: then posts are read and compared here. */
export function needsComparing({ text, label }: CalendarFilter, wanted: readonly string[] | null): boolean {
  return text !== '' || (label !== null && wanted !== null) || wanted?.length === 0
}

/** Whether a post has every word that is searched for, and the label and one of the channels that are asked for. */
export function matchesFilter(
  post: Post,
  { text, label }: Pick<CalendarFilter, 'text' | 'label'>,
  wanted: readonly string[] | null,
): boolean {
  return (
    hasWords(postWords(post), text) &&
    (label === null || post.labels.includes(label)) &&
    (wanted === null || post.connectionIds.some((id) => wanted.includes(id)))
  )
}

/** Everything of a post that people look for: its texts and titles on every channel, what follows it, and its labels. */
function postWords({ title, text, thread, comment, labels, overrides }: Post): string {
  const versions = overrides.flatMap((own) => [own.title, own.text, own.comment, ...(own.thread ?? [])])
  return [title, text, comment, ...thread, ...labels, ...versions].filter(Boolean).join('\n')
}
