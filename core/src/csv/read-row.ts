import { ownValue } from '../own-value.ts'
import { documentId } from '../ids.ts'
import {
  ADDRESS_MAX,
  ALT_TEXT_MAX,
  POST_LABEL_MAX,
  POST_MEDIA_MAX,
  THREAD_ALT_MAX,
  THREAD_MEDIA_MAX,
} from '../limits.ts'
import { emptyDraft, postDraftSchema, type PostDraft } from '../model/post.ts'
import { oneLine } from '../text/text-fields.ts'
import { fillVariables, variableKey, variablesIn } from '../text/template-variables.ts'
import type { ColumnKind } from './columns.ts'
import { plainCell, namesIn, textsIn } from './csv-file.ts'
import { findChannels, type NamedSet } from './find-channel.ts'
import { groupPartCells, type PartCells, type Table } from './part-cells.ts'
import { type DateOrder, readWhen, type WhenFault } from './read-date.ts'

type Channel = Parameters<typeof findChannels>[1][number]

export type RowContext = {
  channels: readonly Channel[]
  sets: readonly NamedSet[]
  /** Ids of stored files. */
  media: ReadonlySet<string>
  timeZone: string
  /** First part of ambiguous dates in the file; null until a person has chosen. */
  dateOrder: DateOrder | null
  /** Channels for rows without a channel. */
  connectionIds: readonly string[]
  /** Default values for empty cells of a row; its variables are filled from the columns. */
  template: Pick<PostDraft, 'text' | 'title' | 'comment' | 'thread' | 'labels'>
}

/** An image of a row: stored already, or at a web address. */
export type RowImage = { mediaId: string; alt: string } | { url: string; alt: string }

/** An image of a later part of a row's thread; `part` is 1 for the first part after the post itself. */
type RowThreadImage = RowImage & { part: number }

export type RowFault =
  | { code: 'empty' | WhenFault }
  | {
      code: 'channel_unknown' | 'picture_unknown' | 'label_refused' | 'variable_missing'
      name: string
    }
  | { code: 'channel_ambiguous'; name: string; candidates: readonly string[] }
  | { code: 'field_refused'; field: ColumnKind }

/** A row, read as a post. */
export type ReadRow = {
  draft: PostDraft
  pictures: RowImage[]
  threadPictures: RowThreadImage[]
  when: { local: string; tzid: string } | null
  /** Possible first parts of the row's date, if they give different days. */
  dateOrders: readonly DateOrder[]
  faults: RowFault[]
}

const FIELD_KINDS: Partial<Record<string, ColumnKind>> = {
  text: 'text',
  title: 'title',
  comment: 'comment',
  thread: 'part',
  labels: 'labels',
  note: 'note',
  media: 'pictures',
  connectionIds: 'channels',
}

/** Reads one row according to its column kinds. Values that cannot be read are left out of the draft and reported. */
export function readRow({ headers, columns }: Table, cells: readonly string[], context: RowContext): ReadRow {
  const values = cells.map((value) => plainCell(value).replaceAll('\r\n', '\n'))
  const faults: RowFault[] = []
  const variables = new Map(headers.map((header, at) => [variableKey(header), values[at] ?? '']))
  const raw = (kind: ColumnKind) => values.find((_, at) => columns[at] === kind) ?? ''
  const filled = (text: string) => {
    const result = fillVariables(text, variables)
    faults.push(...variablesIn([result]).map((name) => ({ code: 'variable_missing' as const, name })))
    return result.trim()
  }
  const { template } = context
  const {
    local,
    tzid,
    faults: ofTime,
    orders: dateOrders,
  } = readWhen({ date: raw('date'), time: raw('time'), zone: raw('zone') }, context.timeZone, context.dateOrder)
  faults.push(...ofTime.map((code) => ({ code })))
  const named = channelsOf(raw('channels'), context, faults)
  const parts = partsOf(groupPartCells({ headers, columns }, values), template.thread)
  const labels = labelsOf(raw('labels'), faults)
  const found = {
    ...emptyDraft(),
    text: filled(raw('text') || template.text),
    title: filled(raw('title') || template.title).replaceAll('\n', ' '),
    comment: filled(raw('comment') || template.comment),
    thread: parts.map(({ text }) => filled(text)),
    note: filled(raw('note')),
    labels: labels.length > 0 ? labels : template.labels,
    connectionIds: raw('channels').trim() === '' ? [...context.connectionIds] : named,
  }
  const pictures = storableImages(picturesOf(raw('pictures'), raw('alts'), context, faults), POST_IMAGES, faults)
  const ofParts = parts.flatMap(({ pictures: cell, alts }, at): RowThreadImage[] =>
    picturesOf(cell, alts, context, faults).map((image) => ({ ...image, part: at + 1 })),
  )
  const draft = storable(found, faults)
  const threadPictures = storableImages(ofParts, THREAD_IMAGES, faults).filter(
    ({ part }) => part <= draft.thread.length,
  )
  if (draft.text === '' && pictures.length === 0) faults.push({ code: 'empty' })
  return { draft, pictures, threadPictures, when: local === null ? null : { local, tzid }, dateOrders, faults }
}

/** Returns the parts of a row's thread without empty ones. A row without texts of parts has the parts of the template, with its own images. */
function partsOf(own: readonly PartCells[], template: readonly string[]): PartCells[] {
  const isFilled = ({ text, pictures }: PartCells) => text.trim() !== '' || pictures.trim() !== ''
  if (template.length === 0 || own.some(({ text }) => text.trim() !== '')) return own.filter(isFilled)
  const texts = template.map((text, at) => ({ pictures: '', alts: '', ...own[at], text }))
  return [...texts, ...own.slice(template.length).filter(isFilled)]
}

function channelsOf(cell: string, { channels, sets }: RowContext, faults: RowFault[]): string[] {
  // A name may contain the characters that separate names.
  const whole = findChannels(cell, channels, sets)
  if (whole.kind === 'found') return whole.ids
  const ids = namesIn(cell).flatMap((name) => {
    const found = findChannels(name, channels, sets)
    if (found.kind === 'found') return found.ids
    if (found.kind === 'unknown') faults.push({ code: 'channel_unknown', name })
    else faults.push({ code: 'channel_ambiguous', name, candidates: found.candidates })
    return []
  })
  return [...new Set(ids)]
}

function labelsOf(cell: string, faults: RowFault[]): string[] {
  const labels = namesIn(cell).flatMap((name) => {
    const label = oneLine(POST_LABEL_MAX).safeParse(name)
    if (!label.success) faults.push({ code: 'label_refused', name })
    return label.success ? [label.data] : []
  })
  return [...new Set(labels)]
}

function picturesOf(cell: string, alts: string, { media }: RowContext, faults: RowFault[]): RowImage[] {
  const texts = textsIn(alts)
  return cell
    .split(/[\s|]+/)
    .filter(Boolean)
    .flatMap((name, at): RowImage[] => {
      const alt = texts[at] ?? ''
      if (/^https?:\/\//i.test(name) && name.length <= ADDRESS_MAX) return [{ url: name, alt }]
      if (documentId().safeParse(name).success && media.has(name)) return [{ mediaId: name, alt }]
      faults.push({ code: 'picture_unknown', name })
      return []
    })
}

const POST_IMAGES = { max: POST_MEDIA_MAX, altMax: ALT_TEXT_MAX, kinds: ['pictures', 'alts'] } as const
const THREAD_IMAGES = { max: THREAD_MEDIA_MAX, altMax: THREAD_ALT_MAX, kinds: ['partPictures', 'partAlts'] } as const

/** Returns the images of a row; none, with a fault, if they are more or have longer alt texts than a post can hold. */
function storableImages<Image extends RowImage>(
  images: Image[],
  { max, altMax, kinds: [pictures, alts] }: typeof POST_IMAGES | typeof THREAD_IMAGES,
  faults: RowFault[],
): Image[] {
  const refused: ColumnKind[] = [
    ...(images.length > max ? [pictures] : []),
    ...(images.some(({ alt }) => alt.length > altMax) ? [alts] : []),
  ]
  faults.push(...refused.map((field) => ({ code: 'field_refused' as const, field })))
  return refused.length > 0 ? [] : images
}

/** Returns the draft without values that cannot be stored, and adds their fields to `faults`. */
function storable(draft: PostDraft, faults: RowFault[]): PostDraft {
  const parsed = postDraftSchema.safeParse(draft)
  if (parsed.success) return parsed.data
  const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  faults.push(
    ...[...fields].map((field) => ({
      code: 'field_refused' as const,
      field: ownValue(FIELD_KINDS, field) ?? 'variable',
    })),
  )
  const empty = Object.entries(emptyDraft()).filter(([field]) => fields.has(field))
  return { ...draft, ...Object.fromEntries(empty) }
}
