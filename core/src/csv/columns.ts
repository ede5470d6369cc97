import { z } from 'zod'

/**
 * Kinds of columns in a file. `part`: one part of a thread, in the order of the columns; `partPictures` and `partAlts`: the files of such a part and
 * their alt texts. `variable`: only used for `{{name}}` in texts, where the name is the column's header.
 */
export const COLUMN_KINDS = [
  'text',
  'title',
  'comment',
  'part',
  'partPictures',
  'partAlts',
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

const REPEATED = ['part', 'partPictures', 'partAlts', 'variable'] as const
type SingleKind = Exclude<ColumnKind, (typeof REPEATED)[number]>

/** Returns whether a file can have only one column of a kind; there can be many parts, with files of their own, and many variables. */
export function isSingle(kind: ColumnKind): kind is SingleKind {
  return !REPEATED.some((each) => each === kind)
}

/** Column headers of this product and others, in lowercase and without punctuation. The first matching column gets the kind. */
const HEADERS: Record<SingleKind, readonly string[]> = {
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

/** Header of a column of a part, such as `part1` or `tweet2images`; the group is what it holds of the part, empty for its text. */
const PART = /^(?:part|threadpart|thread|reply|tweet)\d+(.*)$/

/** Guesses the kinds of columns by their headers; a column without a known header is a variable. */
export function guessColumns(headers: readonly string[]): ColumnKind[] {
  const taken = new Set<ColumnKind>()
  return headers.map((header) => {
    const word = header.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    const ofPart = PART.exec(word)?.[1]
    if (ofPart !== undefined) return guessPartColumn(ofPart)
    const kind = COLUMN_KINDS.find((each) => isSingle(each) && HEADERS[each].includes(word)) ?? 'variable'
    if (isSingle(kind) && taken.has(kind)) return 'variable'
    taken.add(kind)
    return kind
  })
}

function guessPartColumn(word: string): ColumnKind {
  if (word === '') return 'part'
  if (HEADERS.pictures.includes(word)) return 'partPictures'
  return HEADERS.alts.includes(word) ? 'partAlts' : 'variable'
}
