import { brandKits } from '@postwright/core/collections/brand-kits'
import type { Collection, MediaField } from '@postwright/core/collections/collection'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { ideas } from '@postwright/core/collections/ideas'
import { personas } from '@postwright/core/collections/personas'
import { posts } from '@postwright/core/collections/posts'
import { profiles } from '@postwright/core/collections/profiles'
import { scripts } from '@postwright/core/collections/scripts'
import { series } from '@postwright/core/collections/series'
import { slides } from '@postwright/core/collections/slides'
import { valuesAt } from '@postwright/core/collections/field-paths'
import { MEDIA_USER_KINDS, type MediaUserKind } from '@postwright/core/model/media-use'
import { paths } from '@postwright/core/paths'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { z } from 'zod'
import type { MediaUser, MediaUseStore } from '../domain/ports/media.ts'
import type { Tx } from '../domain/ports/documents.ts'
import type { Clock } from '../domain/ports/world.ts'
import { collectionsBelow } from './queries.ts'
import { patchFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

type Source = { described: (typeof COLLECTIONS)[number]; field: MediaField }

/** All fields of described collections that contain ids of files. */
const SOURCES = COLLECTIONS.flatMap((described): Source[] =>
  'media' in described ? (described.media ?? []).map((field) => ({ described, field })) : [],
)

/** Descriptions of the documents that use files, by kind. */
const USERS: Readonly<Record<MediaUserKind, Collection<z.ZodType<object>, [wid: string]>>> = {
  posts,
  ideas,
  series,
  slides,
  brandKits,
  personas,
  profiles,
  scripts,
}

/** States of a variant whose frozen content may be changed. */
const WAITING: readonly VariantState[] = ['scheduled', 'approved']

/** Returns a store that determines whether a file is still used. The ids are stored together with alt texts, so no index can answer this. */
export function createMediaUseStore(refs: Refs, clock: Clock): MediaUseStore {
  /** Reads the stored fields, because an unreadable document uses its files too. */
  async function idsNeededIn(tx: Tx, wid: string, { described, field }: Source): Promise<unknown[]> {
    const { ids, neededWhile } = field
    const selected = ids.split('.*')[0] ?? ids
    const collections = await collectionsBelow(refs.db.doc(paths.workspace(wid)), described)
    const pages = await Promise.all(
      collections.map((all) => {
        const needing = neededWhile ? all.where(neededWhile.field, 'in', neededWhile.in) : all
        return within(tx).get(needing.select(selected))
      }),
    )
    return pages.flatMap(({ docs }) => docs).flatMap((snapshot) => valuesAt(snapshot.data(), ids))
  }

  async function neededOfIn(tx: Tx, wid: string, mediaIds: readonly string[]): Promise<Set<string>> {
    const needed = await Promise.all(SOURCES.map((source) => idsNeededIn(tx, wid, source)))
    const all = new Set(needed.flat())
    return new Set(mediaIds.filter((id) => all.has(id)))
  }

  const documentOf = (wid: string, { kind, documentId }: MediaUser) =>
    refs.db.collection(USERS[kind].path(wid)).doc(documentId)

  return {
    isUsedIn: async (tx, wid, mediaId) => (await neededOfIn(tx, wid, [mediaId])).has(mediaId),
    neededOfIn,

    findUsers: async (wid, mediaId) => {
      const found = await Promise.all(MEDIA_USER_KINDS.map((kind) => usersOfKind(wid, kind, mediaId)))
      return [...found.flat(), ...(await findFrozen(wid, mediaId))]
    },

    readIn: async (tx, wid, user) => (await within(tx).get(documentOf(wid, user))).data() ?? null,

    changeIn: (tx, wid, user, { before, patch }) => {
      const rev = 'rev' in before && typeof before.rev === 'number' ? before.rev : 0
      within(tx).update(documentOf(wid, user), patchFor({ ...patch, rev: rev + 1, updatedAt: clock.now() }))
    },

    nameOfDeckIn: async (tx, wid, deckId) => {
      const name: unknown = (await within(tx).get(refs.db.collection(paths.decks(wid)).doc(deckId))).get('name')
      return typeof name === 'string' ? name : ''
    },
  }

  async function usersOfKind(wid: string, kind: MediaUserKind, mediaId: string): Promise<MediaUser[]> {
    const { media: fields = [], path } = USERS[kind]
    const { docs } = await refs.db
      .collection(path(wid))
      .select(...new Set(fields.map(({ ids }) => ids.split('.*')[0] ?? ids)))
      .get()
    return docs
      .filter((snapshot) => fields.some(({ ids }) => valuesAt(snapshot.data(), ids).includes(mediaId)))
      .map(({ id }) => ({ kind, documentId: id }))
  }

  /** Finds posts with a waiting variant whose frozen content contains the file, even if their draft no longer does. */
  async function findFrozen(wid: string, mediaId: string): Promise<MediaUser[]> {
    const waiting = refs.db.collection(paths.variants(wid)).where('state', 'in', WAITING)
    const { docs } = await waiting.select('content.media', 'postId').get()
    const naming = docs.filter((snapshot) => valuesAt(snapshot.data(), 'content.media.*.mediaId').includes(mediaId))
    const ids = new Set(naming.map((snapshot) => String(snapshot.get('postId'))))
    return [...ids].map((documentId) => ({ kind: 'posts', documentId }))
  }
}
