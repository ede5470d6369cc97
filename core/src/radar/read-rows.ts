import { readWhen } from '../csv/read-date.ts'
import { ownValue } from '../own-value.ts'
import { RADAR_LINK_MAX } from '../model/radar.ts'
import { toZonedTime } from '../time/zoned-time.ts'

/** Possible meanings of a column in a table of posts. */
export const RADAR_COLUMNS = ['text', 'date', 'time', 'link', 'likes', 'reposts', 'replies', 'views', 'skip'] as const
export type RadarColumn = (typeof RADAR_COLUMNS)[number]

/** Header texts of common exports, in lower case, letters and digits only. */
const HEADERS: Record<Exclude<RadarColumn, 'skip'>, readonly string[]> = {
  text: ['text', 'post', 'content', 'caption', 'message', 'posttext', 'title', 'description', 'posttitle', 'body'],
  date: ['date', 'publishedat', 'published', 'created', 'createdat', 'createddate', 'datetime', 'publishtime', 'day'],
  time: ['time', 'hour'],
  link: ['link', 'url', 'permalink', 'posturl', 'postlink', 'address'],
  likes: ['likes', 'like', 'reactions', 'favourites', 'favorites', 'hearts'],
  reposts: ['reposts', 'shares', 'retweets', 'boosts', 'repost', 'share'],
  replies: ['replies', 'comments', 'reply', 'comment'],
  views: ['views', 'impressions', 'reach', 'plays', 'view'],
}

/** Returns the meaning of each column by its header; `skip` for unknown headers and repeated meanings. */
export function guessRadarColumns(headers: readonly string[]): RadarColumn[] {
  const taken = new Set<RadarColumn>()
  return headers.map((header) => {
    const word = header.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    const kind = RADAR_COLUMNS.find((each) => each !== 'skip' && HEADERS[each].includes(word)) ?? 'skip'
    if (kind === 'skip' || taken.has(kind)) return 'skip'
    taken.add(kind)
    return kind
  })
}

/** A post from a row of a table. */
export type RadarRow = {
  text: string
  publishedAt: number
  link: string
  likes?: number
  reposts?: number
  replies?: number
  views?: number
}

export type RowFault = 'no_text' | 'no_date' | 'date_unreadable' | 'date_ambiguous' | 'number_unreadable'
export type ReadRow = { row: RadarRow; fault?: never } | { fault: RowFault; row?: never }

/** Parses a row into a post; times without a zone are in the workspace's zone. */
export function readRadarRow(cells: readonly string[], columns: readonly RadarColumn[], tzid: string): ReadRow {
  const cellOf = (kind: RadarColumn) => cells[columns.indexOf(kind)]?.trim() ?? ''
  const text = cellOf('text')
  if (text === '') return { fault: 'no_text' }
  if (cellOf('date') === '') return { fault: 'no_date' }
  const publishedAt = readTime(cellOf('date'), cellOf('time'), tzid)
  if (typeof publishedAt === 'string') return { fault: publishedAt }
  const counts: Partial<Record<'likes' | 'reposts' | 'replies' | 'views', number>> = {}
  for (const kind of ['likes', 'reposts', 'replies', 'views'] as const) {
    const cell = cellOf(kind)
    if (cell === '') continue
    const number = readCount(cell)
    if (number === null) return { fault: 'number_unreadable' }
    counts[kind] = number
  }
  return { row: { text, publishedAt, link: cellOf('link').slice(0, RADAR_LINK_MAX), ...counts } }
}

/** Parses an instant with its own time zone, or a wall-clock time of the workspace. */
function readTime(date: string, time: string, tzid: string): number | 'date_unreadable' | 'date_ambiguous' {
  if (/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(date)) {
    const instant = Date.parse(date)
    return Number.isNaN(instant) || instant < 0 ? 'date_unreadable' : instant
  }
  const { local, tzid: zone, faults } = readWhen({ date, time, zone: '' }, tzid)
  if (local !== null && faults.length === 0) return toZonedTime(local, zone).instant
  return faults.includes('date_ambiguous') ? 'date_ambiguous' : 'date_unreadable'
}

const PARTS: Readonly<Partial<Record<string, number>>> = { k: 1_000, m: 1_000_000 }

/** Parses `1,234`, `1 234`, `12.0`, `1.2K` and `1,234.5K`; null for a text that is not a number. */
function readCount(cell: string): number | null {
  const [, digits = '', part = ''] = /^([\d.,\s]+)([km]?)$/i.exec(cell) ?? []
  if (digits === '') return null
  const number = Math.round(Number(toDecimal(digits, part !== '')) * (ownValue(PARTS, part.toLowerCase()) ?? 1))
  return Number.isSafeInteger(number) && number >= 0 ? number : null
}

/**
 * Removes thousands separators and writes the decimal separator as a point. The last separator separates thousands if it occurs twice, or if it is
 * the only kind and three digits follow; before `K` or `M`, a single point is decimal.
 */
function toDecimal(digits: string, isShort: boolean): string {
  const plain = digits.replaceAll(/\s/g, '')
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (at < 0) return plain
  const [sign, before, after] = [plain.charAt(at), plain.slice(0, at), plain.slice(at + 1)]
  const isOfThousands =
    before.includes(sign) || (after.length === 3 && !hasOther(before, sign) && !(isShort && sign === '.'))
  const whole = before.replaceAll(/[.,]/g, '')
  return isOfThousands ? `${whole}${after}` : `${whole}.${after}`
}

const hasOther = (before: string, sign: string) => before.includes(sign === '.' ? ',' : '.')
