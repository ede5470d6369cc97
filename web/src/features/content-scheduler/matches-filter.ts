import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import type { CalendarFilter } from './calendar-address.ts'

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
  post: Pick<Post, 'text' | 'title' | 'labels' | 'connectionIds'>,
  { text, label }: Pick<CalendarFilter, 'text' | 'label'>,
  wanted: readonly string[] | null,
): boolean {
  const said = `${post.title}\n${post.text}\n${post.labels.join('\n')}`.toLowerCase()
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return (
    words.every((word) => said.includes(word)) &&
    (label === null || post.labels.includes(label)) &&
    (wanted === null || post.connectionIds.some((id) => wanted.includes(id)))
  )
}
