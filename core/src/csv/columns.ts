import { z } from 'zod'

/**
 * Kinds of columns in a file. `part`: one part of a thread, in the order of the columns. `variable`: only used for `{{name}}` in texts, where the
 * name is the column's header.
 */
export const COLUMN_KINDS = [
  'text',
  'title',
  'comment',
  'part',
  'pictures',
  'alts',
  'channels',
  'date',
  'time',
  'zone',
  'labels',
  'note',
  'variable',
] as const

export const columnKindSchema = z.enum(COLUMN_KINDS)
export type ColumnKind = z.infer<typeof columnKindSchema>

/** Returns whether a file can have only one column of a kind; there can be many parts and variables. */
export function isSingle(kind: ColumnKind): boolean {
  return kind !== 'part' && kind !== 'variable'
}

/** Column headers of this product and others, in lowercase and without punctuation. The first matching column gets the kind. */
const HEADERS: Record<Exclude<ColumnKind, 'part' | 'variable'>, readonly string[]> = {
  text: ['text', 'message', 'content', 'caption', 'post', 'posttext', 'body', 'copy', 'description', 'tweet'],
  title: ['title', 'headline', 'posttitle', 'subject'],
  comment: ['comment', 'firstcomment', 'followupcomment', 'comments'],
  pictures: [
    'pictures',
    'picture',
    'images',
    'image',
    'media',
    'mediaurls',
    'mediaurl',
    'imageurl',
    'imageurls',
    'photo',
  ],
  alts: ['alt', 'alts', 'alttext', 'alttexts', 'picturedescriptions'],
  channels: ['channels', 'channel', 'accounts', 'account', 'profiles', 'profile', 'networks', 'network', 'pages'],
  date: ['date', 'day', 'datetime', 'scheduledate', 'scheduledat', 'publishdate', 'publishat', 'postingtime', 'when'],
  time: ['time', 'hour', 'scheduletime', 'publishtime'],
  zone: ['zone', 'timezone', 'tz', 'tzid'],
  labels: ['labels', 'label', 'tags', 'categories', 'category', 'campaign'],
  note: ['note', 'notes', 'internalnote'],
}

const PART = /^(part|threadpart|thread|reply|tweet)\d+$/

/** Guesses the kinds of columns by their headers; a column without a known header is a variable. */
export function guessColumns(headers: readonly string[]): ColumnKind[] {
  const taken = new Set<ColumnKind>()
  return headers.map((header) => {
    const word = header.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    if (PART.test(word)) return 'part'
    const kind = COLUMN_KINDS.find((each) => isNamed(each, word)) ?? 'variable'
    if (isSingle(kind) && taken.has(kind)) return 'variable'
    taken.add(kind)
    return kind
  })
}

function isNamed(kind: ColumnKind, word: string): boolean {
  return kind !== 'part' && kind !== 'variable' && HEADERS[kind].includes(word)
}
