import { WORKSPACE_SCHEMA } from '@postwright/core/model/workspace'
import { markOf } from './mark-of.ts'
import { CONNECTION_SCHEMA } from '@postwright/core/model/connection'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import { readConfig } from '../../../functions/src/compose/read-config.ts'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import type { Caller } from '../../../functions/src/domain/caller.ts'
import { AppError } from '../../../functions/src/domain/app-error.ts'
import { connectionIdFor } from '../../../functions/src/domain/connections/save-connection.ts'
import { secretContext } from '../../../functions/src/domain/channel-access/channel-secrets.ts'
import type { DeliveryJob } from '../../../functions/src/domain/ports/publishing.ts'
import { deliver } from '../../../functions/src/domain/publishing/deliver.ts'
import { makeConnection } from '../../support/factories/connection.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { makeMedia } from '../../support/factories/media.ts'
import { makePost } from '../../support/factories/post.ts'
import { pathOf } from '../../support/memory/database.ts'
import { createMemoryApprovalRequests } from '../../support/memory/approval-requests.ts'
import { createMemoryTrash } from '../../support/memory/trash.ts'
import { createMemoryPublishing, type PublishingStores } from '../../support/memory/publishing-ports.ts'
import { memoryTransact } from '../../support/memory/transaction.ts'
import { randomFrom } from '../random.ts'
import { type Break, brokenJob, brokenVariants } from './breaks.ts'
import { collectEvidence } from './evidence.ts'
import { Faults } from './faults.ts'
import { ADMITS_ALL, createGates } from './gates.ts'
import { NETWORK_KINDS } from './kinds.ts'
import { lendToContract } from './lend-to-contract.ts'
import { Network } from './network.ts'
import { wrapperFor } from './port-wrapper.ts'
import { createSimPublisher } from './publisher.ts'
import { Timeline } from './timeline.ts'
import { type Stage, Worker } from './worker.ts'

export const MINUTE = 60_000
export const START = Date.UTC(2026, 10, 20, 12)
export const WORKSPACE = 'w1'
export const OWNER: Caller = { uid: 'owner', sessionId: 'session', role: 'user' }
const SKEW_MAX = 10 * MINUTE
const MACHINES = 5
/** Share of the worlds with budgets, a circuit breaker, pauses and stops. */
const GUARDED = 0.3
/** How much of each fault a world has, times its rate. */
const MEASURES = [0.25, 1, 1, 3]

const key = JSON.stringify({ current: 'k1', keys: { k1: Buffer.alloc(32, 7).toString('base64') } })
const config = readConfig({
  GCLOUD_PROJECT: 'demo-simulation',
  FUNCTIONS_EMULATOR: 'true',
  APP_ORIGIN: 'http://127.0.0.1',
  TOKEN_ISSUER: 'http://127.0.0.1',
  BLOB_STORE: 'disk',
  TOKEN_SIGNING_KEYS: key,
  SEALING_KEYS: key,
})
const silent = { info: () => {}, warn: () => {}, error: () => {} }

type Outside = Pick<Deps, 'config' | 'clock' | 'ids' | 'logger' | 'faults' | 'publishers' | 'queue'>

export type World = ReturnType<typeof createWorld>

/** The engine on virtual time, with a network of one kind, machines with clocks of their own, and dice of one seed. */
export function createWorld(seed: number, { broken = null }: { broken?: Break | null } = {}) {
  const random = randomFrom(seed)
  const timeline = new Timeline(START)
  const pick = <T>(of: readonly T[]): T => {
    const found = of[Math.floor(random() * of.length)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }
  const kind = pick(NETWORK_KINDS)
  const faults = new Faults(random, pick(MEASURES))
  const stage: Stage = { timeline, random, faults, current: null }
  const isSkewed = random() < 0.25
  const skews = Array.from({ length: MACHINES }, () => Math.round((random() - 0.5) * 2 * (isSkewed ? SKEW_MAX : 100)))
  const network = new Network(kind, stage)
  const isGuarded = random() < GUARDED
  const restoreContract = lendToContract(kind, { isGuarded })

  let ids = 0
  const clockOfWriter = { now: () => timeline.now + (stage.current?.skew ?? 0), sleep: () => Promise.resolve() }
  const { stores, database } = createMemoryPublishing({
    clock: clockOfWriter,
    ids: { random: () => `id${(ids += 1)}` },
    storeNow: () => timeline.now,
  })
  const { evidence, onClaim } = collectEvidence(database, stage)
  const variants = broken ? brokenVariants(stores.variants, broken) : stores.variants
  const wrap = wrappersFor(
    {
      ...stores,
      variants,
      trash: createMemoryTrash(database),
      approvalRequests: createMemoryApprovalRequests(database),
    },
    stage,
  )
  const gates = createGates(stores, { timeline, skews })
  const unexpected: unknown[] = []
  let workers = 0

  function depsFor(worker: Worker): Deps {
    const publisher = createSimPublisher(worker, network, faults)
    const outside: Outside = {
      config,
      clock: worker.clock,
      ids: { random: () => `id${(ids += 1)}` },
      logger: silent,
      faults: { at: () => Promise.resolve() },
      publishers: perPlatform(() => publisher),
      queue: { enqueue: (job, runAt) => worker.call(async () => enqueue(job, runAt)) },
    }
    const gate = isGuarded ? gates.get(worker.skew) : ADMITS_ALL
    // No post here belongs to a series.
    const series = { placeOfPostIn: () => Promise.resolve(null) }
    // Nobody has bought a plan, and none limits anything.
    const nothing = { getIn: () => Promise.resolve(null) }
    const auditLog = { appendIn: () => {}, append: () => Promise.resolve() }
    // NOTE publishing uses nothing else; what it would use is missing and fails.
    return {
      ...wrap(worker),
      ...outside,
      ...gate,
      auditLog,
      series,
      subscriptions: nothing,
      plans: nothing,
    } as unknown as Deps
  }

  /** Runs work in a worker of its own; what the API refuses is an answer like any other. */
  async function run<T>(work: (deps: Deps) => Promise<T>): Promise<'done' | 'refused' | 'failed'> {
    const worker = new Worker(stage, { id: (workers += 1), skew: pick(skews) })
    try {
      await work(depsFor(worker))
      return 'done'
    } catch (error) {
      if (error instanceof AppError && error.code !== 'internal') return 'refused'
      unexpected.push(error)
      return 'failed'
    }
  }

  /** The queue delivers at least once, in any order, unless it forgets. */
  function enqueue(job: DeliveryJob, runAt: number): void {
    const fault = faults.oneOf(['task_lost', 'task_doubled', 'task_tripled', 'task_delayed'])
    if (fault === 'task_lost') return
    const copies = { task_doubled: 2, task_tripled: 3 }[String(fault)] ?? 1
    for (let copy = 0; copy < copies; copy += 1) {
      const delay = random() * (fault === 'task_delayed' ? 20 * MINUTE : 200)
      timeline.at(runAt + delay, () => void run(async (deps) => deliver(deps, await jobFor(job))))
    }
  }

  async function jobFor(job: DeliveryJob): Promise<DeliveryJob> {
    return broken === 'generation' ? brokenJob(stores.variants, job) : job
  }

  seedDocuments()
  return {
    seed,
    kind,
    random,
    pick,
    timeline,
    faults,
    network,
    database,
    evidence,
    onClaim,
    run,
    unexpected,
    restoreContract,
    addAccount,
    addPost,
    isSkewed,
    isGuarded,
  }

  function seedDocuments(): void {
    const base = makeBase('owner')
    database.workspaces.set(WORKSPACE, {
      ...makeBase(WORKSPACE),
      schema: WORKSPACE_SCHEMA,
      name: 'Workspace',
      timeZone: 'Europe/Berlin',
      ownerUid: 'owner',
      pausedAt: null,
      archivedAt: null,
      approvalRules: { mode: 'none', exceptions: [] },
      brandStamp: '',
      zoneMove: null,
    })
    const signIns = {
      suspended: false,
      channelIds: null,
      authTimesFrom: 0,
      authTimesEnded: [],
      requiresSecondFactor: false,
      authTimesProven: [],
    }
    database.members.set(pathOf(WORKSPACE, 'owner'), {
      ...base,
      role: 'owner',
      uid: 'owner',
      workspaceId: WORKSPACE,
      ...signIns,
    })
    database.media.set(pathOf(WORKSPACE, 'picture1'), makeMedia({ workspaceId: WORKSPACE }))
  }

  function addAccount(name: string): string {
    const id = connectionIdFor(WORKSPACE, 'sandbox', name)
    const connection = makeConnection({ id, externalId: name, handle: name, schema: CONNECTION_SCHEMA })
    const sealed = stores.sealer.seal(name, secretContext(WORKSPACE, connection))
    database.connections.set(pathOf(WORKSPACE, id), connection)
    database.connectionSecrets.set(id, {
      ...makeBase(id),
      workspaceId: WORKSPACE,
      platform: 'sandbox',
      sealed,
      leaseEndsAt: null,
    })
    network.access.set(id, name)
    return id
  }

  function addPost(
    id: string,
    connectionIds: string[],
    { hasPicture, parts }: { hasPicture: boolean; parts: number },
  ): void {
    const media = hasPicture ? [{ mediaId: 'picture1', alt: '' }] : []
    const thread = Array.from({ length: parts }, (_, place) => `${markOf(id, place + 1)}more words`)
    database.posts.set(pathOf(WORKSPACE, id), makePost({ id, text: `${id} first words`, thread, connectionIds, media }))
  }
}

type Stores = PublishingStores & {
  trash: ReturnType<typeof createMemoryTrash>
  approvalRequests: ReturnType<typeof createMemoryApprovalRequests>
}

function wrappersFor(stores: Stores, stage: Stage) {
  const { sealer, ...others } = stores
  const wrappers = {
    variants: wrapperFor(others.variants, stage),
    due: wrapperFor(others.due, stage),
    posts: wrapperFor(others.posts, stage),
    connections: wrapperFor(others.connections, stage),
    connectionSecrets: wrapperFor(others.connectionSecrets, stage),
    heartbeats: wrapperFor(others.heartbeats, stage),
    publishLog: wrapperFor(others.publishLog, stage),
    members: wrapperFor(others.members, stage),
    workspaces: wrapperFor(others.workspaces, stage),
    media: wrapperFor(others.media, stage),
    heldVariants: wrapperFor(others.heldVariants, stage),
    networkStates: wrapperFor(others.networkStates, stage),
    trash: wrapperFor(others.trash, stage),
    approvalRequests: wrapperFor(others.approvalRequests, stage),
  }
  return (worker: Worker) => ({
    variants: wrappers.variants(worker),
    due: wrappers.due(worker),
    posts: wrappers.posts(worker),
    connections: wrappers.connections(worker),
    connectionSecrets: wrappers.connectionSecrets(worker),
    heartbeats: wrappers.heartbeats(worker),
    publishLog: wrappers.publishLog(worker),
    members: wrappers.members(worker),
    workspaces: wrappers.workspaces(worker),
    media: wrappers.media(worker),
    heldVariants: wrappers.heldVariants(worker),
    trash: wrappers.trash(worker),
    approvalRequests: wrappers.approvalRequests(worker),
    networkStates: wrappers.networkStates(worker),
    brandKits: stores.brandKits,
    brandKitChecks: stores.brandKitChecks,
    blobs: stores.blobs,
    sealer,
    transact: transactIn(worker, stage),
  })
}

/** The worker may be gone before a transaction is written, and after it. */
function transactIn(worker: Worker, stage: Stage): Deps['transact'] {
  return async (work) => {
    const result = await memoryTransact(async (tx) => {
      const done = await work(tx)
      await worker.pass()
      stage.current = worker
      return done
    })
    await worker.pass()
    return result
  }
}
