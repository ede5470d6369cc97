import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { brandKits } from '@postwright/core/collections/brand-kits'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { beforeEach, expect, test } from 'vitest'
import { approvePost } from '../../functions/src/domain/approvals/approve-post.ts'
import { followPublication } from '../../functions/src/domain/approvals/follow-request.ts'
import { followBrandRules } from '../../functions/src/domain/brand-kits/follow-brand-rules.ts'
import { getRulesFingerprint } from '../../functions/src/domain/brand-rules/judge-channel.ts'
import { releaseResumed } from '../../functions/src/domain/publishing/resumption.ts'
import { scheduleIn } from '../../functions/src/domain/posts/schedule-post.ts'
import { asSeen } from '../support/approvals.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { createPublishingWorld, HOUR, idOf, type PublishingWorld } from '../support/publishing.ts'

const { voice } = emptyBrandKit('', 0)
const STRICT: Partial<BrandKitDraft> = {
  voice: { ...voice, banned: [{ word: 'a post', replacement: '' }] },
  strictness: [{ rule: 'banned', strength: 'block' }],
}

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('brand-rules')
  await world.addPost('a')
  await world.refs.post(world.workspaceId, 'a').update({ text: 'a post' })
})

const kitRef = () => world.refs.described(brandKits, world.workspaceId).doc('kit1')
const writeKit = (fields: Partial<BrandKitDraft>) =>
  kitRef().set({ ...makeBase('kit1'), schema: brandKits.version, ...emptyBrandKit('Oak', 0), ...fields })
const follow = () => followBrandRules(world.deps, world.workspaceId)
const inAnHour = () => {
  const local = new Date(world.clock.now() + HOUR).toISOString().slice(0, 16)
  return { kind: 'at', local, tzid: 'UTC' } as const
}
/** Moves past the due time and the cache times of processes, then runs a tick. */
const later = async () => {
  world.clock.advance(HOUR + 10_000)
  await world.tick()
}
const approve = async () => {
  const review = { workspaceId: world.workspaceId, postId: 'a', seen: asSeen([await world.variant('a')]) }
  await approvePost(world.deps, world.owner, review)
}
const HELD = {
  state: 'held',
  error: { kind: 'approval' },
  brand: { needsApproval: true, breaches: [{ evidence: 'a post' }] },
}

test('a post that breaks a rule which blocks since it was scheduled waits for an approval, is held at its time and goes out with it', async () => {
  await writeKit({})
  await world.schedule('a', inAnHour())
  await writeKit(STRICT)
  await follow()
  const judged = await world.variant('a')
  expect(judged).toMatchObject({ state: 'scheduled', brand: { needsApproval: true } })
  await followPublication(world.deps, null, judged)
  const request = await world.deps.approvalRequests.get(world.workspaceId, 'a')
  expect(request).toMatchObject({ state: 'open', needed: ['internal'], seen: [{ brand: judged.brand?.seen }] })
  await follow()
  expect((await world.variant('a')).rev).toBe(judged.rev)
  await later()
  expect(await world.variant('a')).toMatchObject(HELD)
  expect(world.network.calls('a')).toBe(0)
  await approve()
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'published', error: null })
  const log = await world.deps.publishLog.listOf(world.workspaceId, judged.id)
  expect(log.map(({ step }) => step)).toEqual(expect.arrayContaining(['judge', 'hold', 'approve']))
})

test('an approval from before a rule was broken is none of its breaches', async () => {
  await writeKit({})
  await world.schedule('a', inAnHour())
  expect(await world.variant('a')).toMatchObject({ approvals: [{ by: { uid: 'owner' }, brand: '' }] })
  await writeKit(STRICT)
  await follow()
  await later()
  expect(await world.variant('a')).toMatchObject(HELD)
})

test('the engine judges by itself what nobody has judged since the rules changed', async () => {
  await world.schedule('a', inAnHour())
  await writeKit(STRICT)
  const { deps, workspaceId } = world
  // Simulates a process that was killed after it had stored the new stamp in the workspace.
  await deps.transact(async (tx) => {
    const workspace = await deps.workspaces.getIn(tx, workspaceId)
    const brandStamp = getRulesFingerprint(await deps.brandKits.listIn(tx, workspaceId).catch(() => []))
    if (workspace) deps.workspaces.updateIn(tx, workspace, { brandStamp })
  })
  await later()
  expect(await world.variant('a')).toMatchObject(HELD)
  expect(world.network.calls('a')).toBe(0)
})

test('rules that hold nothing up any more release what they held', async () => {
  await world.schedule('a', inAnHour())
  await writeKit(STRICT)
  await follow()
  await later()
  expect(await world.variant('a')).toMatchObject(HELD)
  await writeKit({ ...STRICT, strictness: [] })
  await follow()
  world.clock.advance(20_000)
  await releaseResumed(world.deps)
  await world.tick()
  expect(await world.variant('a')).toMatchObject({ state: 'published', brand: null })
})

test('a rule that asks stops nothing that was scheduled before it did', async () => {
  await world.schedule('a', inAnHour())
  await writeKit({ ...STRICT, strictness: [{ rule: 'banned', strength: 'ask' }] })
  await follow()
  await later()
  expect(await world.variant('a')).toMatchObject({ state: 'published', brand: { needsApproval: false } })
})

test('what the product plans by itself is planned, and waits for an approval where a person would be asked', async () => {
  await writeKit({ ...STRICT, strictness: [{ rule: 'banned', strength: 'ask' }] })
  await follow()
  const { deps, workspaceId, clock } = world
  const scheduled = fromInstant(clock.now() + HOUR, 'UTC')
  const order = { workspaceId, postId: 'a', scheduled, actor: 'owner', writtenBy: { by: ['owner'], at: 0 } }
  const { variants } = await deps.transact((tx) => scheduleIn(deps, tx, order))
  expect(variants).toMatchObject([
    { connectionId: idOf('a').connectionId, brand: { needsApproval: true, confirmed: null } },
  ])
  await later()
  expect(await world.variant('a')).toMatchObject(HELD)
  await approve()
  await world.tick()
  expect((await world.variant('a')).state).toBe('published')
})
