import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import { readConfig } from '../../../functions/src/compose/read-config.ts'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import { secretContext } from '../../../functions/src/domain/channel-access/channel-secrets.ts'
import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import type { DeliveryJob } from '../../../functions/src/domain/ports/publishing.ts'
import type { Publisher } from '../../../functions/src/domain/ports/networks.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { makeVariant } from '../../support/factories/variant.ts'
import type { PublishingStores } from '../../support/memory/publishing-ports.ts'

const WRITES_AT_ONCE = 100
const WORKSPACE = 'bench'
const CHANNEL = makeConnection({ id: 'channel' })
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const ring = JSON.stringify({ current: 'k1', keys: { k1: Buffer.alloc(32, 7).toString('base64') } })
const config = readConfig({
  GCLOUD_PROJECT: 'demo-bench',
  FUNCTIONS_EMULATOR: 'true',
  APP_ORIGIN: 'http://127.0.0.1',
  TOKEN_ISSUER: 'http://127.0.0.1',
  BLOB_STORE: 'disk',
  TOKEN_SIGNING_KEYS: ring,
  SEALING_KEYS: ring,
})

export const systemClock: Clock = { now: () => Date.now(), sleep: (ms) => new Promise((wake) => setTimeout(wake, ms)) }

/** A network that accepts everything at once, so that only the engine's work is measured. */
export const NO_OP: Publisher = {
  platform: 'sandbox',
  prepare: () => Promise.resolve({ kind: 'prepared', payload: '' }),
  publish: ({ recordKey }) => Promise.resolve({ kind: 'published', remoteId: recordKey, url: 'https://network.test' }),
  reconcile: () => Promise.resolve({ kind: 'absent' }),
  check: () => Promise.reject(new Error('not part of the measurement')),
  revoke: () => Promise.resolve(),
}

/** The engine over the given stores, without a queue: the measurement hands out the jobs. */
export function engineOver(stores: PublishingStores, publisher: Publisher, clock: Clock): Deps {
  let made = 0
  const deps = {
    ...stores,
    config,
    clock,
    ids: { random: () => `id${process.pid}x${(made += 1)}` },
    logger: silent,
    faults: { at: () => Promise.resolve() },
    publishers: perPlatform(() => publisher),
    queue: { enqueue: () => Promise.resolve() },
  }
  // NOTE a delivery uses nothing else; what it would use is missing and fails.
  return deps as unknown as Deps
}

/** Stores publications that are due at the same time. Returns their jobs. */
export async function addJobs(
  { transact, connections, connectionSecrets, variants, sealer }: PublishingStores,
  count: number,
  dueAt: number,
): Promise<DeliveryJob[]> {
  const sealed = sealer.seal('secret', secretContext(WORKSPACE, CHANNEL))
  await transact(async (tx) => {
    connections.saveIn(tx, WORKSPACE, CHANNEL)
    connectionSecrets.saveIn(tx, { ...makeBase(CHANNEL.id), workspaceId: WORKSPACE, platform: 'sandbox', sealed })
  })
  const scheduled = { local: new Date(dueAt).toISOString().slice(0, 16), tzid: 'UTC', instant: dueAt }
  const plan = Array.from({ length: count }, (_, number) => {
    const postId = `post${dueAt}n${number}`
    const id = `${postId}_${CHANNEL.id}`
    return makeVariant({
      id,
      postId,
      connectionId: CHANNEL.id,
      workspaceId: WORKSPACE,
      dueAt,
      scheduled,
      recordKey: id,
    })
  })
  for (let from = 0; from < count; from += WRITES_AT_ONCE) {
    const some = plan.slice(from, from + WRITES_AT_ONCE)
    await transact(async (tx) =>
      some.forEach((each) => variants.saveIn(tx, each, { step: 'schedule', actor: 'bench' })),
    )
  }
  return plan.map(({ id }) => ({ workspaceId: WORKSPACE, variantId: id, generation: 1, attempt: 1 }))
}

/** Removes the visibility delay, for a network whose look-ups show a post right after the call. */
export function showAtOnce(): void {
  Object.assign(PLATFORM_CONTRACTS.sandbox, { visibilityDelay: 0 })
}
