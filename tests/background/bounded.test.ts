import fc from 'fast-check'
import { DELIVERY_OUTCOME_MAX } from '@postwright/core/limits'
import { isPending } from '@postwright/core/publishing/variant-state'
import { expect, test } from 'vitest'
import type { FaultPoint } from '../../functions/src/domain/ports/world.ts'
import { beginHistory } from '../support/worlds/begin-history.ts'
import { checkEnd } from '../support/check-end.ts'
import { IS_DEEP } from '../support/deep.ts'
import { createFlow } from '../support/flowing-time.ts'
import { createPublishingWorld, dueRowIds, type PublishingWorld } from '../support/publishing.ts'
import type { Answer, Lookup } from '../support/scripted-publisher.ts'

/**
 * Random histories with failing networks, dying workers and lost tasks, on one clock. Each post has an outcome within the promised time, and
 * its stored state agrees with the network.
 */
const ROUNDS = IS_DEEP ? 3 : 1
const POSTS = 40
const MINUTES = 22
const SEED = Number(process.env['POSTWRIGHT_SIMULATION_SEED'] ?? 20_261_122)

const prepareAnswers = fc.constantFrom<Answer>('ok', 'ok', 'down', 'silent_before')
const answers = fc.constantFrom<Answer>(
  ...(['ok', 'fail_before', 'fail_stored', 'silent_before', 'silent_stored', 'broken_stored'] as const),
  ...(['hidden_fail_stored', 'hidden_silent_stored', 'refuse', 'down', 'revoked'] as const),
)
const lookups = fc.constantFrom<Lookup>('on', 'off', 'silent', 'revoked')
const points = fc.constantFrom<FaultPoint>('after_claim', 'after_prepare', 'after_intent', 'after_call')

const history = fc.record({
  prepare: fc.array(prepareAnswers, { maxLength: 3 }),
  publish: fc.array(answers, { minLength: 1, maxLength: 5 }),
  lookup: fc.array(lookups, { maxLength: 8 }),
  lookupAfterwards: fc.constantFrom<Lookup>('on', 'off', 'silent'),
  crashes: fc.array(points, { maxLength: 2 }),
  dueMinute: fc.integer({ min: 0, max: 3 }),
})
const round = fc.record({
  histories: fc.array(history, { minLength: POSTS, maxLength: POSTS }),
  minutes: fc.array(fc.record({ copies: fc.integer({ min: 1, max: 2 }), lost: fc.boolean() }), {
    minLength: MINUTES,
    maxLength: MINUTES,
  }),
})

test(`${ROUNDS * POSTS} posts under random misbehaviour: none is open after fifteen minutes`, async () => {
  const property = fc.asyncProperty(round, async ({ histories, minutes }) => {
    const world = await createPublishingWorld('bounded', { platform: 'bluesky', isSilenceLong: true })
    // Turns off the breaker, which stops calls to a network where most fail: with random failures, it would open by chance.
    Object.assign(world.deps, { networkHealth: { ...world.deps.networkHealth, note: () => Promise.resolve() } })
    const flow = createFlow(world)
    await Promise.all(histories.map((one, number) => beginHistory(world, `p${number}`, one)))
    await flow(minutes)
    await Promise.all(histories.map((_, number) => checkTime(world, `p${number}`)))
    await Promise.all(histories.map((_, number) => checkEnd(world, `p${number}`)))
    expect(await dueRowIds(world)).toEqual([])
  })
  await fc.assert(property, { numRuns: ROUNDS, seed: SEED, endOnFailure: true, includeErrorInReport: true })
}, 480_000)

async function checkTime(world: PublishingWorld, name: string): Promise<void> {
  const { state, firstTriedAt, updatedAt, scheduled, error } = await world.variant(name)
  const told = `${name}: ${state}, ${JSON.stringify(error)}`
  expect(isPending(state), told).toBe(false)
  expect(updatedAt - (firstTriedAt ?? scheduled.instant), told).toBeLessThanOrEqual(DELIVERY_OUTCOME_MAX)
}
