import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { Deps } from '../../../functions/src/deps.ts'
import { secretContext } from '../../../functions/src/domain/connections/secret-context.ts'
import type { FaultPoint, Publisher, Secret } from '../../../functions/src/domain/ports.ts'
import { deliver } from '../../../functions/src/domain/publishing/deliver.ts'
import type { TestClock } from '../../support/clock.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { makePost } from '../../support/factories/post.ts'
import { makeVariant } from '../../support/factories/variant.ts'
import { pathOf } from '../../support/memory/database.ts'
import { createMemoryPublishing } from '../../support/memory/publishing-ports.ts'

const WORKSPACE = 'w1'
const ROUNDS = 60
const OVER: readonly Variant['state'][] = ['published', 'failed', 'unconfirmed', 'held']

type Channel = { clock: TestClock; publisher: Publisher; connection: Connection; secret: Secret }
/** Where the worker dies, and how often. */
export type Crash = { at: FaultPoint; times: number }

/** Delivers one publication with the engine and stores in memory until it is over. */
export async function deliverOne(
  { clock, publisher, connection, secret }: Channel,
  content: PublishContent,
  crash: Crash | null = null,
): Promise<Variant> {
  const { stores, database } = createMemoryPublishing({ clock, ids: { random: () => crypto.randomUUID() } })
  const { id, platform } = connection
  const dueAt = clock.now()
  const scheduled = { local: '2026-11-22T13:00', tzid: 'Europe/Berlin', instant: dueAt }
  const variant = makeVariant({ connectionId: id, platform, content, scheduled, dueAt })
  const sealed = stores.sealer.seal(secret, secretContext(WORKSPACE, connection))
  database.connections.set(pathOf(WORKSPACE, id), connection)
  database.connectionSecrets.set(id, { ...makeBase(id), workspaceId: WORKSPACE, platform, sealed })
  database.posts.set(pathOf(WORKSPACE, variant.postId), makePost({ id: variant.postId, connectionIds: [id] }))
  database.variants.set(pathOf(WORKSPACE, variant.id), variant)
  let left = crash?.times ?? 0
  const outside: Partial<Deps> = {
    clock,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    publishers: perPlatform(() => publisher),
    queue: { enqueue: () => Promise.resolve() },
    faults: {
      at: (point) => {
        if (point !== crash?.at || left === 0) return Promise.resolve()
        left -= 1
        return Promise.reject(new Error('the worker died'))
      },
    },
  }
  // NOTE publishing uses nothing else; what it would use is missing and fails.
  const deps = { ...stores, ...outside } as unknown as Deps
  for (let round = 0; round < ROUNDS; round += 1) {
    const stored = await stores.variants.read(WORKSPACE, variant.id)
    if (!stored) throw new Error('the variant is gone')
    if (OVER.includes(stored.variant.state)) return stored.variant
    clock.advance(Math.max((stored.variant.dueAt ?? 0) - clock.now(), 0))
    const job = { workspaceId: WORKSPACE, variantId: variant.id, generation: 1, attempt: 0 }
    await deliver(deps, job).catch((error: unknown) => {
      if (!String(error).includes('the worker died')) throw error
    })
  }
  throw new Error('it is never over')
}
