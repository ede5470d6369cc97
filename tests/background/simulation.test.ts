import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import type { FaultPoint } from '../../functions/src/domain/ports.ts'
import { releaseHeld } from '../../functions/src/domain/publishing/release-held.ts'
import {
  Crash,
  createPublishingWorld,
  deriveTwice,
  dueRowIds,
  idOf,
  MINUTE,
  type PublishingWorld,
} from '../support/publishing.ts'
import type { Answer, Lookup } from '../support/scripted-publisher.ts'

/**
 * Random histories: posts on one engine at the same time, each with its own faults, while tasks are doubled and lost and
 * people change their minds. The network keeps every call it takes, so its ledger decides.
 */
const ROUNDS = 10
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
const actions = fc.constantFrom('cancel', 'schedule', 'reconnect', 'nothing')

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
    const world = await createPublishingWorld('simulation')
    const names = each.histories.map((_, number) => `p${number}`)
    await Promise.all(each.histories.map((one, number) => begin(world, `p${number}`, one)))
    await live(world, each)
    await world.settle()
    await Promise.all(names.map((name) => checkEnd(world, name)))
    expect(await dueRowIds(world)).toEqual([])
  })
  await fc.assert(property, { numRuns: ROUNDS, seed: SEED, endOnFailure: true })
}, 240_000)

async function begin(world: PublishingWorld, name: string, { crashes, dueMinute, ...script }: History): Promise<void> {
  world.network.script(name, script)
  for (const point of crashes) world.onFault(name, point, () => Promise.reject(new Crash()))
  await world.addPost(name)
  const local = new Date(world.clock.now() + dueMinute * MINUTE).toISOString().slice(0, 16)
  await world.schedule(name, { kind: 'at', local, tzid: 'UTC' })
}

/** The first minutes, with doubled and lost tasks, a ticker that stands, and people. */
async function live(world: PublishingWorld, { histories, ticks }: Round): Promise<void> {
  for (const [minute, { copies, lost, stands }] of ticks.entries()) {
    const acting = histories.map((one, number) => (one.actionMinute === minute ? act(world, `p${number}`, one) : null))
    await Promise.all([stands ? null : world.tick({ copies, lost }), ...acting])
    world.clock.advance(MINUTE)
  }
}

/** A person plans again only what has not asked for a decision: sending an unknown outcome again is theirs to answer for. */
async function act(world: PublishingWorld, name: string, { action }: History): Promise<void> {
  try {
    if (action === 'cancel') await world.cancel(name)
    if (action === 'schedule' && (await world.variant(name)).state !== 'unconfirmed') await world.schedule(name)
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

async function checkEnd(world: PublishingWorld, name: string): Promise<void> {
  const { state, dueAt, error } = await world.variant(name)
  const out = world.network.kept(name).length
  const told = `${name}: ${state}, ${out} out, ${JSON.stringify(error)}`
  expect(out, told).toBeLessThanOrEqual(1)
  expect(dueAt, told).toBeNull()
  const possible = out === 1 ? ['published', 'unconfirmed'] : ['failed', 'held', 'cancelled', 'unconfirmed']
  expect(possible, told).toContain(state)
  const lifecycle = { published: 'published', cancelled: 'draft' }[state as string] ?? 'attention'
  expect(await deriveTwice(world, name), told).toBe(lifecycle)
}
