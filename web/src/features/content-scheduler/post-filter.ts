import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { hasWords } from '@/documents/has-words.ts'
import type { CalendarFilter } from './calendar-address.ts'
import type { Connection } from '@postwright/core/model/connection'

/** Filters on the posts of publications. */
export type PostFilter = Pick<CalendarFilter, 'text' | 'label' | 'lifecycle'> & {
  /** Id of the post's author; null for anyone. */
  createdBy: string | null
}

/** Returns whether a filter needs data that publications do not have: then their posts are read and compared on the client. */
export function isPostFilterSet({ text, label, lifecycle, createdBy }: PostFilter): boolean {
  return text !== '' || label !== null || lifecycle !== null || createdBy !== null
}

/** Returns whether a publication's post matches; the publication's own content counts too, in case the post was edited since. */
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

/** Returns the channels to filter posts by, from channel and network together; null for any. */
export function wantedChannels(
  { connectionId, platform }: Pick<CalendarFilter, 'connectionId' | 'platform'>,
  channels: readonly Connection[],
): string[] | null {
  if (connectionId !== null) return [connectionId]
  return platform === null ? null : channels.filter((channel) => channel.platform === platform).map(({ id }) => id)
}

/** Returns whether a filter needs more than an index supports: then posts are read and compared on the client. */
export function needsComparing({ text, label }: CalendarFilter, wanted: readonly string[] | null): boolean {
  return text !== '' || (label !== null && wanted !== null) || wanted?.length === 0
}

/** Returns whether a post contains every search word, and has the label and one of the channels of the filter. */
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

/** Returns the searchable text of a post: its texts and titles on every channel, thread, comment and labels. */
function postWords({ title, text, thread, comment, labels, overrides }: Post): string {
  const versions = overrides.flatMap((own) => [own.title, own.text, own.comment, ...(own.thread ?? [])])
  return [title, text, comment, ...thread, ...labels, ...versions].filter(Boolean).join('\n')
}
