import type { Connection } from '../model/connection.ts'
import type { Post } from '../model/post.ts'
import { fromInstant } from '../time/zoned-time.ts'
import { csvFile, namesCell, textsCell } from './csv-file.ts'
import { channelName } from './find-channel.ts'

type Context = { channels: readonly Pick<Connection, 'id' | 'platform' | 'handle' | 'name'>[]; timeZone: string }

/** Columns of every post, followed by the parts of threads. A post import reads them by these names. */
const COLUMNS = [
  'text',
  'title',
  'comment',
  'pictures',
  'alt texts',
  'channels',
  'date',
  'time',
  'time zone',
  'labels',
  'note',
  'state',
  'id',
] as const

/** Writes posts as a table that `readRow` can read. Channel overrides, polls, settings and the files of thread parts are not included. */
export function postsFile(posts: readonly Post[], context: Context): string {
  const parts = Math.max(0, ...posts.map(({ thread }) => thread.length))
  const headers = [...COLUMNS, ...Array.from({ length: parts }, (_, at) => `part ${at + 1}`)]
  return csvFile([headers, ...posts.map((post) => rowOf(post, parts, context))])
}

function rowOf(post: Post, parts: number, { channels, timeZone }: Context): string[] {
  const instant = post.nextAt ?? post.publishedAt
  const [date = '', time = ''] = instant === null ? [] : fromInstant(instant, timeZone).local.split('T')
  const names = post.connectionIds.map((id) => {
    const channel = channels.find((each) => each.id === id)
    return channel ? channelName(channel, channels) : id
  })
  return [
    post.text,
    post.title,
    post.comment,
    post.media.map(({ mediaId }) => mediaId).join(' '),
    textsCell(post.media.map(({ alt }) => alt)),
    namesCell(names),
    date,
    time,
    instant === null ? '' : timeZone,
    namesCell(post.labels),
    post.note,
    post.lifecycle,
    post.id,
    ...Array.from({ length: parts }, (_, at) => post.thread[at] ?? ''),
  ]
}
