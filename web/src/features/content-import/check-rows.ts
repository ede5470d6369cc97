import type { ColumnKind } from '@postwright/core/csv/columns'
import { readRow, type ReadRow, type RowContext, type RowFault } from '@postwright/core/csv/read-row'
import type { Connection } from '@postwright/core/model/connection'
import type { Media } from '@postwright/core/model/media'
import type { PostImportRow } from '@postwright/core/model/post-import'
import type { ContentProblem } from '@postwright/core/publishing/content-problem'
import { clockChange } from '@postwright/core/time/clock-change'
import { checkChannels } from '@/posts/channels/channel-checks.ts'
import { checkLocalTime } from '@/posts/times/local-time-check.ts'
import type { ParsedTable } from '@/lib/parse-table.ts'

export type ImportFault =
  | RowFault
  | { code: 'time_in_past' | 'time_too_far' | 'no_channel' }
  | { code: 'channel_broken'; name: string }
  | { code: 'content'; platform: Connection['platform']; name: string; problem: ContentProblem }

/** Notices that do not prevent an import. */
export type ImportNotice = 'time_skipped' | 'time_repeated' | 'same_text'

/** `row` counts as spreadsheets do: the first row below the column headers is 2. */
export type CheckedRow = { row: number; read: ReadRow; faults: ImportFault[]; notices: ImportNotice[] }

export type CheckContext = Omit<RowContext, 'channels' | 'media'> & {
  columns: readonly ColumnKind[]
  channels: readonly Connection[]
  media: ReadonlyMap<string, Media>
  now: number
  /** Queue for rows without a time; null for drafts. */
  queueId: string | null
}

/** Checks every row with the composer's checks, without importing any. Returns each row with all problems that would prevent publishing it. */
export function checkRows({ headers, rows }: ParsedTable, context: CheckContext): CheckedRow[] {
  const texts = new Set<string>()
  const media = new Set(context.media.keys())
  return rows.map((cells, at) => {
    const read = readRow({ headers, columns: context.columns }, cells, { ...context, media })
    const { text } = read.draft
    const isRepeated = text !== '' && texts.has(text)
    texts.add(text)
    const change = read.when && clockChange(read.when.local, read.when.tzid)
    return {
      row: at + 2,
      read,
      faults: [...read.faults, ...timeFaults(read, context), ...channelFaults(read, context)],
      notices: [
        ...(change ? [change === 'skipped' ? ('time_skipped' as const) : ('time_repeated' as const)] : []),
        ...(isRepeated ? ['same_text' as const] : []),
      ],
    }
  })
}

function timeFaults({ when, draft, faults }: ReadRow, { now, queueId }: CheckContext): ImportFault[] {
  if (when === null && queueId === null) return []
  const problem = when && checkLocalTime(when.local, when.tzid, now)
  return [
    ...(problem === 'time_in_past' || problem === 'time_too_far' ? [{ code: problem }] : []),
    // A channel that was named and not found is already reported.
    ...(draft.connectionIds.length === 0 && !faults.some(({ code }) => code.startsWith('channel_'))
      ? [{ code: 'no_channel' as const }]
      : []),
  ]
}

/** Returns the problems of a row's post on each chosen channel. Images on the web are not loaded yet and are checked as JPEG images. */
function channelFaults({ draft, pictures, threadPictures }: ReadRow, { channels, media }: CheckContext): ImportFault[] {
  const chosen = channels.filter(({ id }) => draft.connectionIds.includes(id))
  const images = [...pictures.map((picture) => ({ ...picture, part: 0 })), ...threadPictures]
  const files = images.map((picture, at) => {
    const known = 'mediaId' in picture ? media.get(picture.mediaId) : undefined
    const { alt, part } = picture
    return { mediaId: known?.id ?? `web${at}`, alt, part, mime: known?.mime ?? ('image/jpeg' as const) }
  })
  const whole = {
    ...draft,
    media: files.filter(({ part }) => part === 0),
    threadMedia: files.filter(({ part }) => part > 0),
  }
  return checkChannels(chosen, whole, files).flatMap(({ connection, problems }): ImportFault[] => {
    const { platform, handle: name, status } = connection
    const broken = status === 'needs_reconnect' ? [{ code: 'channel_broken' as const, name }] : []
    // An empty post is reported once, not for each channel.
    const told = problems.filter(({ code }) => code !== 'empty')
    return [...broken, ...told.map((problem) => ({ code: 'content' as const, platform, name, problem }))]
  })
}

/**
 * Returns a row in the server's format; null for a row that cannot even become a draft. `asDraft`: without its time. `queueId`: for rows without a
 * time.
 */
export function toImportRow(
  { row, read }: CheckedRow,
  { asDraft, queueId }: { asDraft: boolean; queueId: string | null },
): PostImportRow | null {
  const { draft, pictures, threadPictures, when, faults } = read
  if (faults.some(({ code }) => code === 'empty' || code === 'field_refused')) return null
  const plan = asDraft ? { when: null, queueId: null } : { when, queueId: when === null ? queueId : null }
  return { row, draft, pictures, threadPictures, ...plan }
}
