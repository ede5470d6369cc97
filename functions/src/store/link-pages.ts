import { brandKits } from '@postwright/core/collections/brand-kits'
import { decks } from '@postwright/core/collections/decks'
import { linkPages } from '@postwright/core/collections/link-pages'
import { pageNames } from '@postwright/core/collections/page-names'
import { feedPrefixOf } from '@postwright/core/link-page/feed-channel'
import { documentId, instant } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { linkPageDraftSchema } from '@postwright/core/model/link-page'
import { paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { FieldValue } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { LinkPageStore, PageClickStore, PageNameStore } from '../domain/ports/link-pages.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Maximum number of feeds read per workspace. */
const FEEDS = 10

const postSchema = z.object({
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  content: z.object({ text: z.string() }),
  url: z.url({ protocol: /^https?$/ }),
  partKind: z.literal('post').default('post'),
})

export function createLinkPageStore(refs: Refs, clock: Clock): LinkPageStore {
  const { getIn, updateIn } = describedStore(refs, clock, linkPages)
  return {
    getIn,
    updateIn,

    kit: async (wid, kitId) => {
      const all = refs.described(brandKits, wid)
      if (kitId !== '')
        return documentId().safeParse(kitId).success ? ((await all.doc(kitId).get()).data() ?? null) : null
      return refs.rowsOf((await all.orderBy('place', 'asc').limit(1).get()).docs)[0] ?? null
    },

    latestPosts: async (wid, limit) => {
      const { docs } = await refs.db
        .collection(paths.variants(wid))
        .where('state', '==', 'published')
        .orderBy('publishedAt', 'desc')
        .limit(limit)
        .select(...Object.keys(postSchema.shape))
        .get()
      return docs.flatMap((snapshot) => {
        const parsed = postSchema.safeParse(snapshot.data())
        if (!parsed.success) return []
        const { content, partKind: _kind, ...post } = parsed.data
        return [{ ...post, id: snapshot.id, text: content.text }]
      })
    },

    feedTokens: async (wid) => {
      const start = feedPrefixOf(wid)
      const { docs } = await refs
        .connections(wid)
        .where('externalId', '>=', start)
        .where('externalId', '<', `${start}\uffff`)
        .limit(FEEDS)
        .get()
      return refs
        .rowsOf(docs)
        .filter(({ status }) => status !== 'disconnected')
        .map(({ id, externalId }) => ({ connectionId: id, token: externalId }))
    },
  }
}

const pageNameSchema = documentBase.extend({
  workspaceId: documentId(),
  pageId: documentId(),
  state: z.enum(['live', 'earlier']),
  leadsTo: z.string(),
  /** Expiry time of a name that no longer has a page; a TTL policy removes it. */
  expiresAt: instant().nullable(),
  draft: linkPageDraftSchema.nullable(),
  decks: z.array(decks.schema.pick({ id: true, name: true, format: true, thumbnail: true })),
})

/** Creates the store of page names, `pageNames/{name}`: server only. */
export function createPageNameStore(refs: Refs, clock: Clock): PageNameStore {
  const described = { ...pageNames, schema: pageNameSchema }
  const { get, getIn, saveIn, deleteIn } = describedStore(refs, clock, described)
  return {
    get,
    getIn,
    saveIn,
    deleteIn,

    listOfIn: async (tx, wid) => {
      const all = refs.collection(paths.pageNames(), described)
      return refs.rowsOf((await within(tx).get(all.where('workspaceId', '==', wid))).docs)
    },
  }
}

/** Number of documents over which a month's clicks are distributed, so that simultaneous clicks do not wait for each other. */
const SHARDS = 4

const clicksSchema = z.object({ tallies: z.record(z.string(), z.record(z.string(), z.int().min(0))) })

/** Creates the store of page clicks, `workspaces/{wid}/pageClicks/{month}-{shard}`: server only. */
export function createPageClickStore(refs: Refs): PageClickStore {
  const docOf = (wid: string, month: string, shard: number) => {
    const id = `${month}-${shard % SHARDS}`
    return refs.db.collection(paths.pageClicks(wid)).doc(id)
  }
  return {
    add: async (wid, { key, day, shard }) => {
      const tallies = { [key]: { [day.slice(8)]: FieldValue.increment(1) } }
      await docOf(wid, day.slice(0, 7), shard).set({ tallies }, { merge: true })
    },

    list: async (wid, months) => {
      const asked = months.flatMap((month) => Array.from({ length: SHARDS }, (_, shard) => ({ month, shard })))
      const found = await refs.db.getAll(...asked.map(({ month, shard }) => docOf(wid, month, shard)))
      return found.flatMap((snapshot) => {
        const parsed = clicksSchema.safeParse(snapshot.data())
        return parsed.success ? [{ month: snapshot.id.slice(0, 7), tallies: parsed.data.tallies }] : []
      })
    },
  }
}
