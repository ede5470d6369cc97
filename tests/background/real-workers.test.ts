import { schedulePost } from '@postwright/core/api/posts'
import { setSandbox } from '@postwright/core/api/sandbox'
import type { SandboxMode } from '@postwright/core/model/sandbox'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { isPending, type VariantState, variantStateSchema } from '@postwright/core/publishing/variant-state'
import { setTimeout as delay } from 'node:timers/promises'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FaultPoint } from '../../functions/src/domain/ports/world.ts'
import { tickOnce } from '../../scripts/tick.ts'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'

/** These tests use worker processes that exit, task queues, and the sandbox network over HTTP, which counts its calls. */
let ada: TestCaller

beforeAll(async () => {
  ada = await createCaller()
})

/** Milliseconds after which a worker that hit its fault is dead. */
const DYING = 1_500
/** Milliseconds after which a task counts as lost, even on a busy machine. */
const LOST = 20_000
const LONG_AGO = 2 * 60_000

type Sending = { mode?: SandboxMode; lookup?: boolean; fault?: { point: FaultPoint; action: 'exit' | 'hang' } }
type Sent = { postId: string; channelId: string; path: string; id: string }

async function send({ mode = 'ok', lookup = true, fault }: Sending): Promise<Sent> {
  const { workspaceId } = ada
  const channel = await addChannel(ada)
  dataOf(await ada.call(setSandbox, { workspaceId, connectionId: channel.id, mode, lookup }))
  const postId = await addDraft(ada, { connectionIds: [channel.id] })
  const id = variantId(postId, channel.id)
  if (fault) await setFields(paths.fault(id), { ...fault, remaining: 1 })
  dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when: { kind: 'now' } }))
  return { postId, channelId: channel.id, path: paths.variant(workspaceId, id), id }
}

async function look({ path, id }: Sent) {
  const [variant, fault] = await Promise.all([fieldsOf(path), fieldsOf(paths.fault(id))])
  return {
    state: variantStateSchema.parse(variant?.['state']),
    rev: Number(variant?.['rev']),
    isLeased: variant?.['leaseEndsAt'] !== null,
    isStopped: fault?.['remaining'] === 0,
  }
}

/** Ticks until the variant is settled. Ends the leases of stopped workers and all back-offs early. */
async function settle(sent: Sent): Promise<VariantState> {
  let last = await look(sent)
  let since = Date.now()
  let isReplaced: boolean = false
  for (;;) {
    const now = await look(sent)
    if (!isPending(now.state)) return now.state
    if (now.rev !== last.rev) since = Date.now()
    last = now
    const still = Date.now() - since
    const isDead: boolean = now.isLeased && now.isStopped && !isReplaced && still > DYING
    const isWaiting = !now.isLeased && now.rev > 1
    if (isDead || isWaiting || still > LOST) {
      isReplaced ||= isDead
      await makeDue(sent)
      // A sweep that delivers by itself may be the worker that dies, and then does not respond.
      // Other scheduled functions would process the documents of other test files.
      await tickOnce(EMULATORS, new Date(), 'sweep').catch(() => undefined)
      since = Date.now()
    }
    await delay(300)
  }
}

/** Makes the variant due, its lease expired, and its recorded times two minutes older. */
async function makeDue({ path, id }: Sent): Promise<void> {
  const dueAt = Timestamp.fromMillis(Date.now() - LONG_AGO)
  const { giveUpAt, lastCallAt } = (await fieldsOf(path)) ?? {}
  const older = Object.entries({ giveUpAt, lastCallAt }).flatMap(([name, at]) =>
    at instanceof Timestamp ? [[name, Timestamp.fromMillis(at.toMillis() - LONG_AGO)]] : [],
  )
  const aged = { dueAt, leaseEndsAt: dueAt, ...Object.fromEntries(older) }
  await Promise.all([setFields(path, aged), setFields(paths.dueRow(id), { dueAt })])
}

async function storedOn({ channelId }: Sent): Promise<unknown[]> {
  const posts = database().collection(paths.sandboxPosts(ada.workspaceId)).where('channelId', '==', channelId)
  return (await posts.get()).docs.map((snapshot) => snapshot.get('calls'))
}

describe('a worker process that', () => {
  test.each(['after_claim', 'after_intent', 'after_call', 'after_outcome'] as const)(
    'dies %s leaves one post, sent by one call',
    async (point) => {
      const sent = await send({ fault: { point, action: 'exit' } })
      expect(await settle(sent)).toBe('published')
      expect(await storedOn(sent)).toEqual([1])
      // The worker stores the outcome a moment before it reaches the last of these points.
      await expect.poll(() => fieldsOf(paths.fault(sent.id))).toMatchObject({ remaining: 0 })
    },
  )

  test('hangs between intent and call is replaced', async () => {
    const sent = await send({ fault: { point: 'after_intent', action: 'hang' } })
    expect(await settle(sent)).toBe('published')
    expect(await storedOn(sent)).toEqual([1])
  })
})

describe('a network that', () => {
  test.each<[SandboxMode, boolean, VariantState, number]>([
    ['fail_after', false, 'unconfirmed', 1],
    ['revoked', true, 'held', 0],
  ])('is %s (look-up: %s) ends in %s', async (mode, lookup, state, out) => {
    const sent = await send({ mode, lookup })
    expect(await settle(sent)).toBe(state)
    expect(await storedOn(sent)).toHaveLength(out)
  })

  test('fails before it takes the post, then works, has it once', async () => {
    const sent = await send({ mode: 'fail_before' })
    await expect.poll(() => fieldsOf(sent.path)).toMatchObject({ attempts: 1, state: 'armed' })
    const { workspaceId } = ada
    dataOf(await ada.call(setSandbox, { workspaceId, connectionId: sent.channelId, mode: 'ok', lookup: true }))
    expect(await settle(sent)).toBe('published')
    expect(await storedOn(sent)).toEqual([1])
  })
})

test('the ticker alone publishes what was never queued', async () => {
  const sent = await send({ mode: 'rate_limit' })
  await expect.poll(() => fieldsOf(sent.path)).toMatchObject({ state: 'scheduled', error: { kind: 'rate_limit' } })
  const { workspaceId } = ada
  dataOf(await ada.call(setSandbox, { workspaceId, connectionId: sent.channelId, mode: 'ok', lookup: true }))
  expect(await settle(sent)).toBe('published')
  expect(await fieldsOf(paths.heartbeat('sweep'))).toMatchObject({ lastRunAt: expect.any(Timestamp) })
  const { postId } = sent
  await expect
    .poll(() => fieldsOf(paths.post(workspaceId, postId)))
    .toMatchObject({ lifecycle: 'published', nextAt: null, publishedAt: expect.any(Timestamp) })
})
