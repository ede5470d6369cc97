import { mediaUses } from '@postwright/core/collections/media-uses'
import { valuesAt } from '@postwright/core/collections/field-paths'
import { documentId as idSchema } from '@postwright/core/ids'
import { MEDIA_USE_FILES_MAX, MEDIA_USE_NAME_MAX } from '@postwright/core/model/media-library'
import { type MediaUse, type MediaUserKind, mediaUseId } from '@postwright/core/model/media-use'
import { TRASH_NAME_FIELDS } from '@postwright/core/model/trash-item'
import { lifecycleSchema } from '@postwright/core/publishing/lifecycle'
import { firstLine } from '@postwright/core/text/excerpt'
import { isDeepStrictEqual } from 'node:util'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { MediaUser } from '../ports/media.ts'
import type { Tx } from '../ports/documents.ts'
import { brandKits } from '@postwright/core/collections/brand-kits'
import type { MediaField } from '@postwright/core/collections/collection'
import { ideas } from '@postwright/core/collections/ideas'
import { personas } from '@postwright/core/collections/personas'
import { posts } from '@postwright/core/collections/posts'
import { profiles } from '@postwright/core/collections/profiles'
import { scripts } from '@postwright/core/collections/scripts'
import { series } from '@postwright/core/collections/series'
import { slides } from '@postwright/core/collections/slides'

type UseDeps = Pick<Deps, 'media' | 'mediaUse' | 'mediaUses' | 'transact' | 'clock'>
type Fields = Readonly<Record<string, unknown>>

/** Returns whether a write has changed the indexed data of a document. Most writes have not, and cause no reads. */
export function isUseChanged(kind: MediaUserKind, before: unknown, after: unknown): boolean {
  const [old, now] = [facts(kind, before), facts(kind, after)]
  if (old.mediaIds.length === 0 && now.mediaIds.length === 0) return false
  return !isDeepStrictEqual(old, now)
}

/**
 * Updates the index for the current state of a document: the files that it uses, and for each file the number of documents that use it. Repeated
 * events and events in any order give the same result.
 */
export async function noteMediaUse(deps: UseDeps, workspaceId: string, user: MediaUser): Promise<void> {
  const { kind } = user
  const id = idSchema().safeParse(mediaUseId(kind, user.documentId)).data
  if (id === undefined) return
  await deps.transact(async (tx) => {
    const stored = await deps.mediaUse.readIn(tx, workspaceId, user)
    const known = await deps.mediaUses.getIn(tx, workspaceId, id)
    const now = facts(kind, stored)
    const before = known?.mediaIds ?? []
    const deckId = deckOf(kind, stored)
    const name = deckId === '' ? now.name : await deps.mediaUse.nameOfDeckIn(tx, workspaceId, deckId)
    const moved = [
      ...now.mediaIds.filter((each) => !before.includes(each)).map((each) => ({ mediaId: each, by: 1 })),
      ...before.filter((each) => !now.mediaIds.includes(each)).map((each) => ({ mediaId: each, by: -1 })),
    ]
    const counted = await Promise.all(
      moved.map(async ({ mediaId, by }) => ({ by, file: await deps.media.getIn(tx, workspaceId, mediaId) })),
    )
    for (const { by, file } of counted) {
      if (!file) continue
      const uses = Math.max(0, file.uses + by)
      deps.media.updateIn(tx, workspaceId, file, { uses, isUsed: uses > 0 })
    }
    if (now.mediaIds.length === 0) {
      if (known) deps.mediaUses.deleteIn(tx, workspaceId, id)
      return
    }
    const said = { ...now, name: name.slice(0, MEDIA_USE_NAME_MAX), placeId: deckId || user.documentId }
    saveIn(deps, tx, workspaceId, known ?? newUse(deps, id, user), said)
  })
}

/** Reads a document's name, and the ID of the page that shows it. */
export function describeUse(
  { mediaUse, transact }: Pick<Deps, 'mediaUse' | 'transact'>,
  workspaceId: string,
  user: MediaUser,
): Promise<{ name: string; placeId: string }> {
  return transact(async (tx) => {
    const stored = await mediaUse.readIn(tx, workspaceId, user)
    const deckId = deckOf(user.kind, stored)
    if (deckId === '') return { name: facts(user.kind, stored).name, placeId: user.documentId }
    return { name: await mediaUse.nameOfDeckIn(tx, workspaceId, deckId), placeId: deckId }
  })
}

function newUse({ clock }: UseDeps, id: string, { kind, documentId: of }: MediaUser): MediaUse {
  const base = newDocument(clock, { id, schema: mediaUses.version, createdBy: 'system' })
  const nothing = { name: '', mediaIds: [], lifecycle: null, plannedAt: null }
  return { ...base, rev: 0, kind, documentId: of, placeId: of, ...nothing }
}

type Said = Pick<MediaUse, 'mediaIds' | 'name' | 'placeId' | 'lifecycle' | 'plannedAt'>

function saveIn({ mediaUses: store, clock }: UseDeps, tx: Tx, workspaceId: string, use: MediaUse, said: Said): void {
  store.saveIn(tx, workspaceId, { ...use, ...said, rev: use.rev + 1, updatedAt: clock.now() })
}

/** Reads the use of files from a document's fields; a deleted document uses none. */
function facts(kind: MediaUserKind, fields: unknown): Omit<Said, 'placeId'> {
  const stored = asFields(fields)
  const named = mediaFieldsOf(kind).flatMap(({ ids }) => valuesAt(stored, ids))
  const mediaIds = [...new Set(named)].flatMap((id) => idSchema().safeParse(id).data ?? [])
  const name = kind === 'series' ? asFields(stored['content'])['text'] : stored[nameField(kind)]
  return {
    mediaIds: mediaIds.slice(0, MEDIA_USE_FILES_MAX),
    name: (typeof name === 'string' ? (firstLine(name) ?? '') : '').slice(0, MEDIA_USE_NAME_MAX),
    lifecycle: kind === 'posts' ? (lifecycleSchema.safeParse(stored['lifecycle']).data ?? null) : null,
    plannedAt: kind === 'posts' ? toMillis(stored['plannedAt']) : null,
  }
}

/** Returns the deck id of a slide; empty for all other kinds. */
function deckOf(kind: MediaUserKind, fields: Fields | null): string {
  const deckId = kind === 'slides' ? fields?.['deckId'] : ''
  return typeof deckId === 'string' ? deckId : ''
}

function nameField(kind: Exclude<MediaUserKind, 'series'>): string {
  return kind === 'slides' ? 'name' : TRASH_NAME_FIELDS[kind]
}

/** Converts a stored time to epoch milliseconds: in stored fields, times are timestamps of the database. */
function toMillis(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return null
  return typeof value.toMillis === 'function' ? Number(value.toMillis()) : null
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

const USERS: Readonly<Record<MediaUserKind, { media?: readonly MediaField[] }>> = {
  posts,
  ideas,
  series,
  slides,
  brandKits,
  personas,
  profiles,
  scripts,
}

/** Returns the fields in which documents of a kind refer to files. */
export function mediaFieldsOf(kind: MediaUserKind): readonly MediaField[] {
  return USERS[kind].media ?? []
}
