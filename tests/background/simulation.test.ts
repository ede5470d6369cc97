import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import type { FaultPoint } from '../../functions/src/domain/ports/world.ts'
import { deletePost } from '../../functions/src/domain/posts/delete-post.ts'
import { reschedulePost } from '../../functions/src/domain/posts/reschedule-post.ts'
import { releaseHeld } from '../../functions/src/domain/publishing/connection-holds.ts'
import { createPublishingWorld, dueRowIds, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'
import { IS_DEEP } from '../support/deep.ts'
import { beginHistory } from '../support/worlds/begin-history.ts'
import { checkEnd } from '../support/check-end.ts'
import type { Answer, Lookup } from '../support/scripted-publisher.ts'

/**
 * Random histories: concurrent posts on one engine, each with its own faults, while tasks are duplicated or lost and people change their
 * posts. The network's ledger decides, because look-ups may show a post late. Half of the networks store every accepted call; the others store
 * one per record key, as the contract requires, and there people may also send an unconfirmed post again.
 */
const ROUNDS = IS_DEEP ? 10 : 3
const POSTS = 30
const SEED = Number(process.env['POSTWRIGHT_SIMULATION_SEED'] ?? 20_261_120)

const answers = fc.constantFrom<Answer>(
  'ok',
  'slow',
  'fail_before',
  'fail_stored',
  'silent_before',
  'silent_stored',
  'broken_stored',
  'hidden_fail_stored',
  'hidden_silent_stored',
  'refuse',
  'rate_limit',
  'down',
  'revoked',
)
const prepareAnswers = fc.constantFrom<Answer>('ok', 'ok', 'ok', 'down', 'silent_before', 'revoked', 'refuse')
const lookups = fc.constantFrom<Lookup>('on', 'on', 'off', 'silent', 'revoked')
const points = fc.constantFrom<FaultPoint>(
  'after_claim',
  'after_prepare',
  'after_intent',
  'after_call',
  'after_outcome',
)
const actions = fc.constantFrom('cancel', 'schedule', 'edit', 'move', 'delete', 'reconnect', 'nothing')

const history = fc.record({
  prepare: fc.array(prepareAnswers, { maxLength: 2 }),
  publish: fc.array(answers, { maxLength: 3 }),
  lookup: fc.array(lookups, { maxLength: 3 }),
  lookupAfterwards: fc.constantFrom<Lookup>('on', 'on', 'on', 'off'),
  crashes: fc.array(points, { maxLength: 3 }),
  action: actions,
  actionMinute: fc.integer({ min: 0, max: 6 }),
  dueMinute: fc.integer({ min: 0, max: 4 }),
})
const round = fc.record({
  knowsKeys: fc.boolean(),
  histories: fc.array(history, { minLength: POSTS, maxLength: POSTS }),
  ticks: fc.array(fc.record({ copies: fc.integer({ min: 1, max: 3 }), lost: fc.boolean(), stands: fc.boolean() }), {
    minLength: 8,
    maxLength: 8,
  }),
})

type History = typeof history extends fc.Arbitrary<infer T> ? T : never
type Round = typeof round extends fc.Arbitrary<infer T> ? T : never

test(`${ROUNDS * POSTS} random histories: none twice, none lost, none without an end`, async () => {
  const property = fc.asyncProperty(round, async (each) => {
    const world = await createPublishingWorld('simulation', { platform: 'bluesky', knowsKeys: each.knowsKeys })
    const names = each.histories.map((_, number) => `p${number}`)
    await Promise.all(each.histories.map((one, number) => beginHistory(world, `p${number}`, one)))
    await live(world, each)
    await world.settle()
    await Promise.all(names.map((name) => checkEnd(world, name)))
    expect(await dueRowIds(world)).toEqual([])
  })
  await fc.assert(property, { numRuns: ROUNDS, seed: SEED, endOnFailure: true, includeErrorInReport: true })
}, 480_000)

/** Plays the first minutes, with duplicate and lost tasks, missing ticks and the actions of people. */
async function live(world: PublishingWorld, { histories, ticks, knowsKeys }: Round): Promise<void> {
  for (const [minute, { copies, lost, stands }] of ticks.entries()) {
    const acting = histories.map((one, number) =>
      one.actionMinute === minute ? act(world, `p${number}`, { ...one, knowsKeys }) : null,
    )
    await Promise.all([stands ? null : world.tick({ copies, lost }), ...acting])
    world.clock.advance(MINUTE)
  }
}

type Act = Pick<History, 'action'> & { knowsKeys: boolean }

/** Never reschedules an unconfirmed post on a network that stores every call, since that would publish it twice. */
async function act(world: PublishingWorld, name: string, { action, knowsKeys }: Act): Promise<void> {
  const { deps, owner, refs, workspaceId } = world
  const mayPlan = knowsKeys || (await world.variant(name)).state !== 'unconfirmed'
  const post = refs.post(workspaceId, name)
  try {
    if (action === 'cancel') await world.cancel(name)
    if (action === 'edit') await post.update({ text: `${name} better words` })
    if ((action === 'schedule' || action === 'edit') && mayPlan) await world.schedule(name)
    if (action === 'move') {
      const rev = (await post.get()).data()?.rev ?? 0
      await reschedulePost(deps, owner, { workspaceId, postId: name, rev, when: { kind: 'now' } })
    }
    if (action === 'delete') await deletePost(deps, owner, { workspaceId, postId: name })
    if (action === 'reconnect') await reconnect(world, name)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error
  }
}

async function reconnect({ deps, refs, workspaceId }: PublishingWorld, name: string): Promise<void> {
  const { connectionId } = idOf(name)
  await refs.connection(workspaceId, connectionId).update({ status: 'connected' })
  await releaseHeld(deps, workspaceId, connectionId)
}
