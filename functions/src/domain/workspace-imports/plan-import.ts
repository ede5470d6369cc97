import { COLLECTIONS } from '@postwright/core/collections/collections'
import { readStored } from '@postwright/core/collections/read-stored'
import { isBelow, segmentsOf, valuesAt } from '@postwright/core/collections/field-paths'
import { connections } from '@postwright/core/collections/connections'
import { media } from '@postwright/core/collections/media'
import { members } from '@postwright/core/collections/members'
import { workspaceFonts } from '@postwright/core/collections/workspace-fonts'
import { workspaces } from '@postwright/core/collections/workspaces'
import { ownValue } from '@postwright/core/own-value'
import { hasRight } from '@postwright/core/rights/rights'
import { IMPORT_DOCUMENTS_MAX } from '@postwright/core/limits'
import type { AccountExport, ExportedDocument } from '@postwright/core/model/account-export'
import type { ImportResult, ImportReason } from '@postwright/core/jobs/import'
import { channelsOf } from './channel-settings.ts'
import { hashId } from '../hashes.ts'
import type { ImportTarget, LeftOut } from './import-target.ts'
import { planInvites } from './plan-invites.ts'
import type { Importable, Planned, KnownIds } from '../ports/jobs.ts'
import { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'

/**
 * Collections that an import does not create: the workspace exists, users connect channels (which then get their settings), members must be invited,
 * and the others are imported as files of the archive.
 */
const COMES_OTHERWISE: readonly (typeof COLLECTIONS)[number][] = [
  workspaces,
  connections,
  media,
  workspaceFonts,
  members,
]
/** Maximum number of listed groups of omitted records. */
const LEFT_OUT_MAX = 200

/**
 * Plans the records that an import creates and leaves out. The same file and workspace always give the same IDs, so a repeated import creates nothing
 * twice. The new timestamps end at `startedAt` and keep the order of the original last changes.
 */
export function planImport(file: AccountExport, target: ImportTarget): { planned: Planned[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const arrived = {
    files: (id: string) => ownValue(file.arrivedFiles, id) ?? id,
    channels: channelNames(file, target),
  }
  const found = file.workspaces.flatMap((documents) => {
    const source = documents[workspaces.name]?.[0]?.id ?? ''
    return Object.entries(documents).flatMap(([collection, rows]) => {
      const described = describedAs(collection)
      const importable = described && importableOf(described)
      if (importable) return rows.map((document) => ({ ...importable, document, source }))
      const reason = described ? ('server' as const) : ('unknown' as const)
      const isLeftOut = !described || !COMES_OTHERWISE.includes(described)
      if (isLeftOut && rows.length > 0) leftOut.push({ collection, reason, count: rows.length })
      return []
    })
  })
  found.sort((a, b) => changedAt(a.document) - changedAt(b.document))
  for (const { described } of found.slice(0, -IMPORT_DOCUMENTS_MAX)) {
    leftOut.push({ collection: described.name, reason: 'full', count: 1 })
  }
  const latest = found.slice(-IMPORT_DOCUMENTS_MAX)
  const planned = latest.flatMap((each, i): Planned[] => {
    const result = planDocument(each, {
      ...target,
      arrived,
      at: target.startedAt - latest.length + i,
    })
    leftOut.push(...result.leftOut.map((reason) => ({ collection: each.described.name, reason, count: 1 })))
    return result.planned ? [result.planned] : []
  })
  const invites = planInvites(file, target)
  return { planned: [...planned, ...invites.planned], leftOut: [...leftOut, ...invites.leftOut] }
}

/** Groups the omitted records by collection and reason. */
export function countLeftOut(leftOut: readonly LeftOut[]): ImportResult['leftOut'] {
  const groups = Map.groupBy(leftOut, ({ collection, reason }) => `${reason} ${collection}`)
  return [...groups.values()]
    .flatMap((group) => group.slice(0, 1).map((first) => ({ ...first, count: sumOf(group) })))
    .slice(0, LEFT_OUT_MAX)
}

function sumOf(group: readonly LeftOut[]): number {
  return group.reduce((sum, { count }) => sum + count, 0)
}

/**
 * Maps the channel IDs of the file to those of this workspace. A channel that already has a local ID or is not connected keeps the ID of the file.
 */
function channelNames(file: AccountExport, { workspaceId, known }: ImportTarget): (id: string) => string {
  const names = new Map(channelsOf(file, workspaceId).map(({ source, id }) => [source, id]))
  return (id) => {
    const name = names.get(id)
    return name !== undefined && !known.channels.has(id) && known.channels.has(name) ? name : id
  }
}

type Arrived = { files: (id: string) => string; channels: (id: string) => string }

type Found = Importable & { document: ExportedDocument; source: string }

function planDocument(
  { described, taken, document, source }: Found,
  { workspaceId, uid, role, known, arrived, at }: ImportTarget & { arrived: Arrived; at: number },
): { planned: Planned | null; leftOut: ImportReason[] } {
  const idIn = (collection: string, named: string) =>
    isShared(collection, named) ? named : hashId([workspaceId, source, collection, named])
  // In the workspace of the file, the referenced records most likely still exist.
  const idHere = (collection: string) => (named: string) => (source === workspaceId ? named : idIn(collection, named))
  const { fields: names, initial, editor, managersOnly = [], keepsIds = false, idOf, values = {} } = taken
  const id = keepsIds ? idHere(described.name)(document.id) : idIn(idOf ?? described.name, document.id)
  const read = readStored(described, { ...document, id })
  if (!read.ok) return { planned: null, leftOut: [read.isNewer ? 'newer' : 'unreadable'] }
  const own = Object.fromEntries(Object.entries(read.entity).filter(([name]) => names.includes(name)))
  const { media: files = [], channels = [] } = described
  const withFiles = files.reduce((all, { ids }) => renameIds(all, ids, arrived.files), own)
  const withChannels = channels.reduce((all, ids) => renameIds(all, ids, arrived.channels), withFiles)
  const kept = dropUnknownIds(described, withChannels, known)
  const { partOf = [], refersTo = [] } = described
  // A comment on a queue, for example, is left out with the queue, which is not imported.
  const isApart = partOf.some(({ field, collection }) => valuesAt(own, field).length > 0 && !isImported(collection))
  if (isApart) return { planned: null, leftOut: ['server'] }
  const referring = refersTo.reduce((all, { ids, collection }) => renameIds(all, ids, idHere(collection)), kept.fields)
  const inWhole = (collection: string) => (named: string) => idIn(collection, named)
  const fields = partOf.reduce((all, { field, collection }) => renameIds(all, field, inWhole(collection)), referring)
  const said = Object.entries(values).map(([field, known]) => [
    field,
    ownValue(known, String(fields[field])) ?? fields[field],
  ])
  // Fields that only managers may set are imported only if a manager runs the import, as for any document that another user creates.
  const unsaid = hasRight(role, 'manage_workspace') ? {} : Object.fromEntries(managersOnly.map((name) => [name, []]))
  const base = { id, schema: described.version, rev: 1, createdAt: at, updatedAt: at, createdBy: uid }
  const parsed = described.schema.safeParse({
    ...fields,
    ...Object.fromEntries(said),
    ...unsaid,
    ...initial,
    ...(editor !== undefined && { [editor]: uid }),
    ...base,
  })
  if (!parsed.success) return { planned: null, leftOut: ['unreadable'] }
  const originalId = source === workspaceId ? document.id : null
  return { planned: { described, id, originalId, entity: parsed.data, at }, leftOut: kept.leftOut }
}

function describedAs(collection: string): (typeof COLLECTIONS)[number] | undefined {
  return COLLECTIONS.find(({ name }) => name === collection)
}

function isImported(collection: string): boolean {
  const described = describedAs(collection)
  return described !== undefined && importableOf(described) !== null
}

function isShared(collection: string, id: string): boolean {
  const described = describedAs(collection)
  return described !== undefined && 'sharedIds' in described && (described.sharedIds ?? []).includes(id)
}

function importableOf(described: (typeof COLLECTIONS)[number]): Importable | null {
  if (!('schema' in described) || !isBelow(described, workspaces) || segmentsOf(described).length !== 3) return null
  if (described.imported) return { described, taken: described.imported }
  return described.write?.by === 'editors' ? { described, taken: described.write } : null
}

function changedAt({ updatedAt }: ExportedDocument): number {
  return typeof updatedAt === 'number' ? updatedAt : 0
}

const fieldsSchema = z.record(z.string(), z.unknown())

/** Returns the fields with every ID at a path renamed; the path is written as in `valuesAt`. Empty IDs stay unchanged. */
function renameIds(
  fields: Record<string, unknown>,
  place: string,
  rename: (id: string) => string,
): Record<string, unknown> {
  return fieldsSchema.parse(renamed(fields, place.split('.'), rename))
}

function renamed(value: unknown, [name, ...rest]: string[], rename: (id: string) => string): unknown {
  if (name === undefined) return typeof value === 'string' && value !== '' ? rename(value) : value
  if (name === '*') return Array.isArray(value) ? value.map((item) => renamed(item, rest, rename)) : value
  const fields = fieldsSchema.safeParse(value)
  if (!fields.success || !Object.hasOwn(fields.data, name)) return value
  return { ...fields.data, [name]: renamed(fields.data[name], rest, rename) }
}

type Fields = Record<string, unknown>

/** Returns the fields without list items that refer to a media file or channel missing from the workspace. */
function dropUnknownIds(
  { media = [], channels = [] }: Pick<Collection, 'media' | 'channels'>,
  fields: Fields,
  known: KnownIds,
): { fields: Fields; leftOut: ImportReason[] } {
  const places = [
    ...media.map(({ ids }) => ({ ids, known: known.media, reason: 'picture' as const })),
    ...channels.map((ids) => ({ ids, known: known.channels, reason: 'channel' as const })),
  ]
  return places.reduce<{ fields: Fields; leftOut: ImportReason[] }>(
    (kept, { ids, known: present, reason }) => {
      const next = fieldsSchema.parse(without(kept.fields, ids.split('.'), present))
      const removed = valuesAt(kept.fields, ids).length - valuesAt(next, ids).length
      return { fields: next, leftOut: [...kept.leftOut, ...Array.from({ length: removed }, () => reason)] }
    },
    { fields, leftOut: [] },
  )
}

function without(value: unknown, [name, ...rest]: string[], present: ReadonlySet<string>): unknown {
  if (name === '*' && Array.isArray(value)) {
    // An item with a nested list only loses items of that list.
    if (rest.includes('*')) return value.map((item) => without(item, rest, present))
    return value.filter((item) => isPresent(item, rest, present))
  }
  const fields = fieldsSchema.safeParse(value)
  if (name === undefined || !fields.success || !Object.hasOwn(fields.data, name)) return value
  return { ...fields.data, [name]: without(fields.data[name], rest, present) }
}

function isPresent(item: unknown, rest: string[], present: ReadonlySet<string>): boolean {
  const ids = rest.length === 0 ? [item] : valuesAt(item, rest.join('.'))
  // An item whose image is not set yet refers to no image.
  return ids.every((id) => id === null || (typeof id === 'string' && present.has(id)))
}
