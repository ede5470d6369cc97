import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { hasWords } from '@/documents/has-words.ts'
import type { CalendarFilter } from './calendar-address.ts'
import { postWords } from './post-words.ts'

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
