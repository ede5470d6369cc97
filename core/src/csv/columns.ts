import { z } from 'zod'

/** What a column of a file can be. `part`: one part of a thread, in the order of the columns. `variable`: for `{{its name}}` in texts only. */
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

/** Kinds of which a file has one column at most; its parts and variables may be many. */
export function isSingle(kind: ColumnKind): boolean {
  return kind !== 'part' && kind !== 'variable'
}

/** Words of headers, of this product and of others, in small letters and without signs. The first column that fits gets the kind. */
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

/** What the columns of a file are, by their headers; what none of them says is a variable. */
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
