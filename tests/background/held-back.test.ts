import type { ApprovalRules } from '@postwright/core/model/approval'
import { inMode } from '../support/approvals.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setChannelPause } from '../../functions/src/domain/connections/channel-settings.ts'
import { stopNetwork } from '../../functions/src/domain/networks/network-states.ts'
import { releaseResumed, resumeNetwork } from '../../functions/src/domain/publishing/resumption.ts'
import {
  setWorkspaceArchived,
  setWorkspacePublishing,
} from '../../functions/src/domain/workspaces/workspace-settings.ts'
import { createPublishingWorld, HOUR, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('held-back')
  for (const name of ['a', 'b']) await world.addPost(name)
})

const pauseChannel = (name: string, isPaused: boolean) =>
  setChannelPause(world.deps, world.owner, {
    workspaceId: world.workspaceId,
    connectionId: idOf(name).connectionId,
    isPaused,
  })
const setWorkspace = (wanted: { isPaused?: boolean; approvalRules?: ApprovalRules }) =>
  setWorkspacePublishing(world.deps, world.owner, { workspaceId: world.workspaceId, ...wanted })

/** Expires what processes cache of workspaces and networks. */
const forget = () => world.clock.advance(10_000)

describe('what comes due', () => {
  test('on a paused channel is held and says so, the other channels go on; it goes out when the pause ends', async () => {
    await pauseChannel('a', true)
    for (const name of ['a', 'b']) await world.schedule(name)
    await world.tick()
    expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'paused' }, attempts: 1 })
    expect((await world.variant('b')).state).toBe('published')
    expect(world.network.calls('a')).toBe(0)
    world.clock.advance(HOUR)
    const resumedAt = world.clock.now()
    expect(await pauseChannel('a', false)).toMatchObject({ released: 1, connection: { pausedAt: null } })
    await world.tick()
    const released = await world.variant('a')
    expect(released).toMatchObject({ state: 'published', error: null, releasedAt: resumedAt })
    expect(world.network.calls('a')).toBe(1)
    // The hour on hold does not count as lateness.
    const steps = await world.deps.publishLog.listOf(world.workspaceId, released.id)
    const { outcome } = steps.find(({ step }) => step === 'confirm') ?? {}
    expect(outcome).toMatchObject({ kind: 'published', late: (released.publishedAt ?? 0) - resumedAt })
  })

  test('in an archived workspace is held with that reason, and goes out once it is taken back', async () => {
    const { deps, owner, workspaceId } = world
    await world.schedule('a')
    await deps.transact(async (tx) => {
      const workspace = await deps.workspaces.getIn(tx, workspaceId)
      if (workspace) deps.workspaces.updateIn(tx, workspace, { archivedAt: world.clock.now() })
    })
    forget()
    await world.tick()
    expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'archived' } })
    expect(world.network.calls('a')).toBe(0)
    expect(await releaseResumed(deps)).toBe(0)
    const ended = { workspaceId, isArchived: false }
    expect(await setWorkspaceArchived(deps, owner, ended)).toMatchObject({ released: 1 })
    forget()
    await world.tick()
    expect((await world.variant('a')).state).toBe('published')
  })

  test('in a paused workspace is held, and stays so when the pause ends more than two hours later', async () => {
    await setWorkspace({ isPaused: true })
    await world.schedule('a')
    await world.tick()
    world.clock.advance(90 * MINUTE)
    await world.schedule('b')
    await world.tick()
    expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'paused' } })
    world.clock.advance(HOUR)
    expect(await setWorkspace({ isPaused: false })).toMatchObject({ released: 1 })
    forget()
    await world.tick()
    expect((await world.variant('a')).state).toBe('held')
    expect((await world.variant('b')).state).toBe('published')
  })

  test('is released to the pause of its channel when only that of the workspace ends', async () => {
    await setWorkspace({ isPaused: true })
    await world.schedule('a')
    await world.tick()
    await pauseChannel('a', true)
    await setWorkspace({ isPaused: false })
    forget()
    await world.tick()
    expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'paused' } })
    expect(world.network.calls('a')).toBe(0)
  })

  test('without the approval that its workspace asks for is held, until it asks for none', async () => {
    await setWorkspace({ approvalRules: inMode('internal') })
    for (const name of ['a', 'b']) await world.schedule(name)
    // As if scheduled by an editor: an owner's schedule is an approval.
    await world.refs.variant(world.workspaceId, idOf('a').variantId).update({ approvals: [] })
    await world.tick()
    expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'approval' } })
    expect((await world.variant('b')).state).toBe('published')
    expect(await setWorkspace({ approvalRules: inMode('none') })).toMatchObject({ released: 1 })
    forget()
    await world.tick()
    expect((await world.variant('a')).state).toBe('published')
  })

  test('on a network that an admin has stopped is held in all workspaces, and released when it is started again', async () => {
    await stopNetwork(world.deps, 'admin', 'sandbox', 'Under repair')
    for (const name of ['a', 'b']) await world.schedule(name)
    await world.tick()
    expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'stopped' } })
    expect(await resumeNetwork(world.deps, 'admin', 'sandbox')).toMatchObject({
      released: 2,
      network: { stoppedAt: null },
    })
    forget()
    await world.tick()
    for (const name of ['a', 'b']) expect((await world.variant(name)).state).toBe('published')
    expect(await resumeNetwork(world.deps, 'admin', 'sandbox')).toMatchObject({ released: 0 })
    expect((await world.deps.networkStates.get('sandbox'))?.isReleasing).toBe(false)
  })

  test.each([
    ['a used-up budget', 'rate_limit'],
    ['a network that fails', 'platform_down'],
  ] as const)('waits for %s, without using up a try, and says until when', async (_, kind) => {
    const until = world.clock.now() + 20 * MINUTE
    const isBudget = kind === 'rate_limit'
    if (isBudget) vi.spyOn(world.deps.rateBudgets, 'take').mockResolvedValueOnce(until)
    else vi.spyOn(world.deps.networkHealth, 'admit').mockResolvedValueOnce({ kind: 'wait', until })
    await world.schedule('a')
    await world.tick()
    const waiting = await world.variant('a')
    expect(waiting).toMatchObject({ state: 'scheduled', attempts: 0, error: { kind }, lastCallAt: null })
    expect(waiting.dueAt).toBeGreaterThanOrEqual(until)
    expect(waiting.dueAt).toBeLessThanOrEqual(until + 30_000)
    expect(world.network.calls('a')).toBe(0)
    const log = await world.deps.publishLog.listOf(world.workspaceId, waiting.id)
    expect(log.at(-1)).toMatchObject({ step: 'defer', error: { kind }, dueAt: waiting.dueAt })
    world.clock.advance(21 * MINUTE)
    await world.tick()
    expect(await world.variant('a')).toMatchObject({ state: 'published', error: null })
  })

  test('is held back for a day at most, then it has failed', async () => {
    vi.spyOn(world.deps.rateBudgets, 'take').mockImplementation(async () => world.clock.now() + HOUR)
    await world.schedule('a')
    for (let hour = 0; hour < 26; hour += 1) {
      await world.tick()
      world.clock.advance(HOUR + MINUTE)
    }
    expect(await world.variant('a')).toMatchObject({ state: 'failed', error: { kind: 'rate_limit' } })
    expect(world.network.calls('a')).toBe(0)
  })
})

test('what is held for a pause or a stop whose end was cut off is released later, what is still paused is not', async () => {
  const { deps, workspaceId } = world
  for (const name of ['a', 'b']) await pauseChannel(name, true)
  await stopNetwork(deps, 'admin', 'sandbox', 'Under repair')
  await world.addPost('c')
  for (const name of ['a', 'b', 'c']) await world.schedule(name)
  await world.tick()
  const { connectionId } = idOf('a')
  await deps.transact(async (tx) => {
    const channel = await deps.connections.getIn(tx, workspaceId, connectionId)
    if (channel) deps.connections.updateIn(tx, workspaceId, channel, { pausedAt: null })
  })
  await deps.networkHealth.change('sandbox', () => ({ stoppedAt: null, stoppedBy: null }), 'admin')
  forget()
  // The second run finds nothing to release.
  for (let run = 0; run < 2; run += 1) await releaseResumed(deps)
  await world.tick()
  const states = await Promise.all(['a', 'b', 'c'].map(async (name) => (await world.variant(name)).state))
  expect(states).toEqual(['published', 'held', 'published'])
})

test('a network that fails for everybody is left alone after some calls, and tried again by one of them', async () => {
  const names = Array.from({ length: 14 }, (_, number) => `down${number}`)
  for (const name of names) {
    await world.addPost(name)
    world.network.script(name, { publish: ['fail_before', 'fail_before'] })
    await world.schedule(name)
  }
  for (const name of names) await world.work(await world.job(name))
  const calls = () => names.reduce((sum, name) => sum + world.network.calls(name), 0)
  expect(calls()).toBe(10)
  await world.settle()
  const states = await Promise.all(names.map(async (name) => (await world.variant(name)).state))
  expect(new Set(states)).toEqual(new Set(['published']))
})
