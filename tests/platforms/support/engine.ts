import type { Captions } from '@postwright/core/media/media-facts'
import type { Connection } from '@postwright/core/model/connection'
import { variantId } from '@postwright/core/model/variant'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import type { PublishContent } from '@postwright/core/publishing/content'
import { readConfig } from '../../../functions/src/compose/read-config.ts'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import { secretContext } from '../../../functions/src/domain/channel-access/channel-secrets.ts'
import { getBlobKey } from '../../../functions/src/domain/media/media-bytes.ts'
import type { DeliveryJob } from '../../../functions/src/domain/ports/publishing.ts'
import type { FaultPoint } from '../../../functions/src/domain/ports/world.ts'
import type { Publisher } from '../../../functions/src/domain/ports/networks.ts'
import { deliver } from '../../../functions/src/domain/publishing/deliver.ts'
import { tokenKeysFrom } from '../../../functions/src/domain/keys/key-ring.ts'
import type { TestClock } from '../../support/clock.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { makeMedia } from '../../support/factories/media.ts'
import { makePost } from '../../support/factories/post.ts'
import { makeVariant } from '../../support/factories/variant.ts'
import { pathOf } from '../../support/memory/database.ts'
import { createMemoryPublishing } from '../../support/memory/publishing-ports.ts'

const WORKSPACE = 'w1'
const LATER = 2 * 60_000 + 1
const DELIVERIES_MAX = 300
const FINAL = new Set(['published', 'failed', 'unconfirmed', 'held', 'handed_over', 'cancelled'])

const key = JSON.stringify({ current: 'k1', keys: { k1: Buffer.alloc(32, 7).toString('base64') } })
const config = readConfig({
  GCLOUD_PROJECT: 'demo-platforms',
  FUNCTIONS_EMULATOR: 'true',
  APP_ORIGIN: 'http://127.0.0.1',
  TOKEN_ISSUER: 'http://127.0.0.1',
  BLOB_STORE: 'disk',
  TOKEN_SIGNING_KEYS: key,
  SEALING_KEYS: key,
})
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Where the worker dies, and how often. */
export type Crash = { at: FaultPoint; times: number }

class Died extends Error {}

type Given = {
  publisher: Publisher
  clock: TestClock
  connection: Partial<Connection>
  secret: string
  content: PublishContent
  crash?: Crash | null
  /** Captions of its videos. */
  captions?: readonly Captions[]
}

/** One publication that is due now, delivered by the product's own engine over stores in memory. */
export async function openEngine({
  publisher,
  clock,
  connection: fields,
  secret,
  content,
  crash = null,
  captions = [],
}: Given) {
  let deaths = crash?.times ?? 0
  let ids = 0
  const queued: string[] = []
  const random = () => `id${(ids += 1)}`
  const { stores, database } = createMemoryPublishing({ clock, ids: { random } })
  const connection = makeConnection({ id: 'channel1', ...fields })
  const { platform } = connection
  database.connections.set(pathOf(WORKSPACE, connection.id), connection)
  const sealed = stores.sealer.seal(secret, secretContext(WORKSPACE, connection))
  database.connectionSecrets.set(connection.id, {
    ...makeBase(connection.id),
    workspaceId: WORKSPACE,
    platform,
    sealed,
  })
  const post = makePost({ id: 'post1', connectionIds: [connection.id], lifecycle: 'scheduled', generation: 1 })
  database.posts.set(pathOf(WORKSPACE, post.id), post)
  const now = clock.now()
  const id = variantId(post.id, connection.id)
  const scheduled = { local: '2026-11-22T13:00', tzid: 'Europe/Berlin', instant: now }
  const planned = makeVariant({
    connectionId: connection.id,
    platform,
    content,
    scheduled,
    dueAt: now,
    handle: connection.handle,
  })
  database.variants.set(pathOf(WORKSPACE, id), planned)
  for (const { mediaId, bytes, mime } of content.media) {
    const stored = makeMedia({ id: mediaId, mime, captions: [...captions] })
    database.media.set(pathOf(WORKSPACE, mediaId), stored)
    await stores.blobs.put(getBlobKey({ workspaceId: WORKSPACE, id: mediaId }), new Uint8Array(bytes).fill(7), mime)
  }
  const outside = {
    config,
    clock,
    ids: { random },
    logger: silent,
    faults: {
      at: (point: FaultPoint) => {
        if (point !== crash?.at || deaths === 0) return Promise.resolve()
        deaths -= 1
        return Promise.reject(new Died(`the worker died ${point}`))
      },
    },
    publishers: perPlatform(() => publisher),
    queue: {
      enqueue: ({ variantId: queuedId }: DeliveryJob) => {
        queued.push(queuedId)
        return Promise.resolve()
      },
    },
    tokenKeys: tokenKeysFrom(config.tokenKeys),
  }
  // NOTE publishing uses nothing else; what it would use is missing and fails.
  const deps = { ...stores, ...outside, auditLog: { appendIn: () => {} } } as unknown as Deps
  const variant = () => {
    const found = database.variants.get(pathOf(WORKSPACE, id))?.data
    if (!found) throw new Error('The publication is gone.')
    return found
  }
  const deliverOnce = async () => deliver(deps, { workspaceId: WORKSPACE, variantId: id, generation: 1, attempt: 1 })
  return {
    deps,
    database,
    /** The variants that tasks were queued for, in order. */
    queued,
    variant,
    deliverOnce,
    /** Renews the access, as another worker would in the meantime. */
    renewElsewhere: (renewed: string) => {
      const stored = database.connectionSecrets.get(connection.id)?.data
      if (!stored) throw new Error('The access is gone.')
      const next = stores.sealer.seal(renewed, secretContext(WORKSPACE, connection))
      database.connectionSecrets.set(connection.id, { ...stored, rev: stored.rev + 1, sealed: next })
    },
    /** The stored access of the channel, as it is now. */
    secret: () => {
      const stored = database.connectionSecrets.get(connection.id)?.data.sealed ?? ''
      return stores.sealer.open(stored, secretContext(WORKSPACE, connection))
    },
    /** Deliveries until the publication has an outcome, each when it is due. */
    deliverAll: async () => {
      for (let delivery = 0; delivery < DELIVERIES_MAX; delivery += 1) {
        await deliverOnce().catch((error: unknown) => {
          if (!(error instanceof Died)) throw error
        })
        const { state, dueAt } = variant()
        if (FINAL.has(state)) break
        clock.advance(Math.max((dueAt ?? clock.now() + LATER) - clock.now(), 0))
      }
      return variant()
    },
  }
}
