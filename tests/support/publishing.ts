import { createHash, randomBytes } from 'node:crypto'
import { getFirestore } from 'firebase-admin/firestore'
import { getApps } from 'firebase-admin/app'
import type { When } from '@postwright/core/api/posts'
import type { Variant } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import { isPending } from '@postwright/core/publishing/variant-state'
import { WORKSPACE_SCHEMA } from '@postwright/core/model/workspace'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import type { Caller } from '../../functions/src/domain/caller.ts'
import { secretContext } from '../../functions/src/domain/channel-access/channel-secrets.ts'
import { newDocument } from '../../functions/src/domain/new-document.ts'
import type { DeliveryJob } from '../../functions/src/domain/ports/publishing.ts'
import type { FaultPoint } from '../../functions/src/domain/ports/world.ts'
import { derivePost } from '../../functions/src/domain/publishing/derive-post.ts'
import { deliver } from '../../functions/src/domain/publishing/deliver.ts'
import { sweep } from '../../functions/src/domain/publishing/sweep.ts'
import { cancelPost } from '../../functions/src/domain/posts/cancel-post.ts'
import { schedulePost } from '../../functions/src/domain/posts/schedule-post.ts'
import { createRefs, type Refs } from '../../functions/src/store/refs.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { EMULATORS } from './emulators.ts'
import { makeConnection } from './factories/connection.ts'
import { makePost } from './factories/post.ts'
import { createLocalDeps } from './local-api.ts'
import { createScriptedNetwork, type NetworkOptions, type ScriptedNetwork } from './scripted-publisher.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const START = Date.UTC(2026, 10, 20, 12)

/** Separates this run's projects from those of an earlier run in the same emulator. */
const RUN = randomBytes(4).toString('hex')

/** Thrown by a fault hook to simulate a worker that dies at this point. */
export class Crash extends Error {}

/** Runs at a point of a delivery: a crash, or a wait that the test ends. */
type FaultHook = () => Promise<void> | void

export type PublishingWorld = {
  deps: Deps
  refs: Refs
  clock: TestClock
  network: ScriptedNetwork
  workspaceId: string
  owner: Caller
  /** Adds a post with a channel of its own. `name` is its id and the first word of its text, by which the network's ledger finds it. */
  addPost: (name: string) => Promise<void>
  schedule: (name: string, when?: When) => Promise<void>
  cancel: (name: string) => Promise<void>
  variant: (name: string) => Promise<Variant>
  job: (name: string) => Promise<DeliveryJob>
  /** Runs the hook the next `times` times that a delivery of this post reaches the point. */
  onFault: (name: string, point: FaultPoint, hook: FaultHook, times?: number) => void
  /** Runs one delivery. A crash only ends this delivery. */
  work: (job: DeliveryJob) => Promise<string>
  /** Runs all queued tasks that are due, `copies` of each at once. */
  drain: (copies?: number) => Promise<void>
  /** Runs a sweep, then the due tasks; with `lost`, the queue loses all tasks. */
  tick: (options?: { lost?: boolean; copies?: number }) => Promise<void>
  /** Runs a tick per minute until nothing is pending. Fails after `minutes`. */
  settle: (options?: { minutes?: number; lost?: boolean; copies?: number }) => Promise<void>
  pending: () => Promise<Variant[]>
}

export function idOf(name: string): { postId: string; connectionId: string; variantId: string } {
  const connectionId = createHash('sha256').update(name).digest('hex').slice(0, 20)
  return { postId: name, connectionId, variantId: `${name}_${connectionId}` }
}

/**
 * Creates the publishing engine in this process, with real stores on the Firestore emulator and a clock and a network that the test controls.
 * The network has the contract of `platform`. Each file has a project of its own, so no other test interferes.
 */
export async function createPublishingWorld(
  file: string,
  { platform = 'sandbox', ...options }: NetworkOptions & { platform?: Platform } = {},
): Promise<PublishingWorld> {
  const clock = createTestClock(START)
  const network = createScriptedNetwork(clock, options)
  const queue: { job: DeliveryJob; runAt: number }[] = []
  const faults: { id: string; point: FaultPoint; hook: FaultHook; left: number }[] = []
  const project = `${EMULATORS.project}-${file}-${RUN}`
  const local = await createLocalDeps({ GCLOUD_PROJECT: project, SWEEP_LOOKAHEAD_SECONDS: '0' }, { clock })
  const deps: Deps = {
    ...local,
    publishers: { ...local.publishers, [platform]: network.publisher },
    queue: { enqueue: async (job, runAt) => void queue.push({ job, runAt }) },
    faults: {
      at: async (point, id) => {
        const fault = faults.find((each) => each.id === id && each.point === point && each.left > 0)
        if (!fault) return
        fault.left -= 1
        await fault.hook()
      },
    },
  }
  const [app] = getApps()
  if (!app) throw new Error('The dependencies have opened no app.')
  const refs = createRefs(getFirestore(app), console)
  const workspaceId = `w-${deps.ids.random().slice(0, 12)}`
  const owner: Caller = { uid: 'owner', sessionId: 'session', role: 'user' }
  await seedWorkspace(deps, refs, workspaceId)

  async function addPost(name: string): Promise<void> {
    const { postId, connectionId } = idOf(name)
    const connection = makeConnection({ id: connectionId, externalId: name, handle: name, platform })
    const sealed = deps.sealer.seal('secret', secretContext(workspaceId, connection))
    const base = newDocument(clock, { id: connectionId, schema: 1, createdBy: 'owner' })
    await deps.transact(async (tx) => {
      deps.connections.saveIn(tx, workspaceId, connection)
      deps.connectionSecrets.saveIn(tx, { ...base, workspaceId, platform, sealed, leaseEndsAt: null })
      const post = makePost({ id: postId, text: `${name} first words`, connectionIds: [connectionId] })
      deps.posts.createIn(tx, workspaceId, post)
    })
  }

  async function schedule(name: string, when: When = { kind: 'now' }): Promise<void> {
    const post = await refs.post(workspaceId, name).get()
    await schedulePost(deps, owner, { workspaceId, postId: name, rev: post.data()?.rev ?? 0, when })
  }

  async function cancel(name: string): Promise<void> {
    const post = await refs.post(workspaceId, name).get()
    await cancelPost(deps, owner, { workspaceId, postId: name, rev: post.data()?.rev ?? 0 })
  }

  async function variant(name: string): Promise<Variant> {
    const found = (await refs.variant(workspaceId, idOf(name).variantId).get()).data()
    if (!found) throw new Error(`${name} has no variant`)
    return found
  }

  async function job(name: string): Promise<DeliveryJob> {
    const { id, generation, fence } = await variant(name)
    return { workspaceId, variantId: id, generation, attempt: fence + 1 }
  }

  async function work(task: DeliveryJob): Promise<string> {
    try {
      return await deliver(deps, task)
    } catch (error) {
      if (error instanceof Crash) return 'crashed'
      throw error
    }
  }

  async function drain(copies = 1): Promise<void> {
    for (;;) {
      const ready = queue.filter(({ runAt }) => runAt <= clock.now() + 5_000)
      if (ready.length === 0) return
      for (const task of ready) queue.splice(queue.indexOf(task), 1)
      await Promise.all(ready.flatMap((task) => Array.from({ length: copies }, () => work(task.job))))
    }
  }

  async function tick({ lost = false, copies = 1 } = {}): Promise<void> {
    await sweep(deps).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error
    })
    if (lost) queue.splice(0)
    await drain(copies)
  }

  async function pending(): Promise<Variant[]> {
    const { docs } = await refs.variants(workspaceId).get()
    return docs.map((snapshot) => snapshot.data()).filter(({ state }) => isPending(state))
  }

  async function settle({ minutes = 240, lost = false, copies = 1 } = {}): Promise<void> {
    for (let minute = 0; minute < minutes; minute++) {
      await tick({ lost, copies })
      if ((await pending()).length === 0) return
      clock.advance(MINUTE)
    }
    throw new Error(`still pending after ${minutes} minutes: ${JSON.stringify(await pending())}`)
  }

  return {
    deps,
    refs,
    clock,
    network,
    workspaceId,
    owner,
    addPost,
    schedule,
    cancel,
    variant,
    job,
    onFault: (name, point, hook, times = 1) => void faults.push({ id: idOf(name).variantId, point, hook, left: times }),
    work,
    drain,
    tick,
    settle,
    pending,
  }
}

/** Updates a post's lifecycle as the trigger does, with its event delivered twice at once. */
export async function deriveTwice(world: PublishingWorld, name: string): Promise<string | undefined> {
  const derive = () => derivePost(world.deps, world.workspaceId, name)
  await Promise.all([derive(), derive()])
  return (await world.refs.post(world.workspaceId, name).get()).data()?.lifecycle
}

/** Ids of the due rows of this world's variants. */
export async function dueRowIds({ refs, workspaceId }: PublishingWorld): Promise<string[]> {
  const { docs } = await refs.db.collection(paths.due()).where('workspaceId', '==', workspaceId).get()
  return docs.map((snapshot) => snapshot.id)
}

async function seedWorkspace(deps: Deps, refs: Refs, workspaceId: string): Promise<void> {
  const base = { createdBy: 'owner' }
  await refs.workspace(workspaceId).create({
    ...newDocument(deps.clock, { id: workspaceId, schema: WORKSPACE_SCHEMA, ...base }),
    name: 'Workspace',
    timeZone: 'Europe/Berlin',
    ownerUid: 'owner',
    pausedAt: null,
    archivedAt: null,
    approvalRules: { mode: 'none', exceptions: [] },
    brandStamp: '',
    zoneMove: null,
  })
  await refs.member(workspaceId, 'owner').create({
    ...newDocument(deps.clock, { id: 'owner', schema: 1, ...base }),
    role: 'owner',
    uid: 'owner',
    workspaceId,
    suspended: false,
    channelIds: null,
    authTimesFrom: 0,
    authTimesEnded: [],
    requiresSecondFactor: false,
    authTimesProven: [],
  })
}
