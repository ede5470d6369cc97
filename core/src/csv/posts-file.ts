import type { Connection } from '../model/connection.ts'
import type { Post, PostDraft } from '../model/post.ts'
import { fromInstant } from '../time/zoned-time.ts'
import { csvFile, namesCell, textsCell } from './csv-file.ts'
import { channelName } from './find-channel.ts'

type Context = { channels: readonly Pick<Connection, 'id' | 'platform' | 'handle' | 'name'>[]; timeZone: string }

/** Columns of every post, followed by those of the parts of threads. A post import reads them by these names. */
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

/** Writes posts as a table that `readRow` can read. Channel overrides, polls and settings are not included. */
export function postsFile(posts: readonly Post[], context: Context): string {
  const count = Math.max(0, ...posts.map(({ thread }) => thread.length))
  const parts = Array.from({ length: count }, (_, at): PartColumns => {
    const part = at + 1
    return { part, hasFiles: posts.some((post) => filesOf(post, part).length > 0) }
  })
  const headers = [...COLUMNS, ...parts.flatMap(partHeaders)]
  return csvFile([
    headers,
    ...posts.map((post) => [...rowOf(post, context), ...parts.flatMap((each) => partOf(post, each))]),
  ])
}

/** `hasFiles`: true if a post of the file has files in this part; only then the part has columns for them. */
type PartColumns = { part: number; hasFiles: boolean }

function partHeaders({ part, hasFiles }: PartColumns): string[] {
  const text = `part ${part}`
  return hasFiles ? [text, `${text} images`, `${text} alt texts`] : [text]
}

function partOf(post: Post, { part, hasFiles }: PartColumns): string[] {
  const text = post.thread[part - 1] ?? ''
  return hasFiles ? [text, ...fileCells(filesOf(post, part))] : [text]
}

function filesOf({ thread, threadMedia }: Post, part: number): PostDraft['media'] {
  return part > thread.length ? [] : threadMedia.filter((file) => file.part === part)
}

/** Returns two cells: the ids of files and their alt texts. */
function fileCells(files: PostDraft['media']): [string, string] {
  return [files.map(({ mediaId }) => mediaId).join(' '), textsCell(files.map(({ alt }) => alt))]
}

function rowOf(post: Post, { channels, timeZone }: Context): string[] {
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
    ...fileCells(post.media),
    namesCell(names),
    date,
    time,
    instant === null ? '' : timeZone,
    namesCell(post.labels),
    post.note,
    post.lifecycle,
    post.id,
  ]
}
