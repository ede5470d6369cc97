import { payouts } from '@postwright/core/collections/payouts'
import { rewards } from '@postwright/core/collections/rewards'
import { beforeEach, expect, test } from 'vitest'
import { newReward } from '../../functions/src/domain/earn/rewards.ts'
import { requestPayout, settlePayout } from '../../functions/src/domain/earn/payouts.ts'
import { getEarn } from '../../functions/src/domain/earn/read-earn.ts'
import { releaseRewards } from '../../functions/src/domain/earn/release-rewards.ts'
import { hashId } from '../../functions/src/domain/hashes.ts'
import { createEarnWorld, type EarnWorld } from '../support/earn.ts'
import { HOUR } from '../support/publishing.ts'

const DAY = 24 * HOUR
const REQUEST = { currency: 'eur', details: 'DE02 1203 0000 0000 2020 51', payoutKey: 'payout-key1' }

let world: EarnWorld
beforeEach(async () => {
  world = await createEarnWorld()
})

/** Stores rewards of 29.00 € each whose holding period has ended, and releases them. */
async function earn(times: number): Promise<void> {
  await getEarn(world.deps, world.ada)
  const facts = { uid: world.ada.uid, by: world.ada.uid, kind: 'cash', amount: 2900, currency: 'eur' } as const
  for (let at = 0; at < times; at += 1) {
    const id = world.deps.ids.random()
    const source = { kind: 'use' as const, useId: id }
    const reward = { ...facts, id, source, state: 'pending', availableAt: world.clock.now() } as const
    await world.refs.described(rewards).doc(id).set(newReward(world.deps, reward))
  }
  await releaseRewards(world.deps)
}

test('cash is paid out from the least sum on, once for a key and never twice at once', async () => {
  await earn(1)
  await expect(requestPayout(world.deps, world.ada, REQUEST)).rejects.toMatchObject({ code: 'payout_too_small' })
  await earn(1)
  const results = await Promise.allSettled([
    requestPayout(world.deps, world.ada, REQUEST),
    requestPayout(world.deps, world.ada, { ...REQUEST, payoutKey: 'payout-key2' }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const stored = await world.refs.described(payouts).where('uid', '==', world.ada.uid).get()
  expect(stored.docs.map((payout) => payout.data().amount)).toEqual([5800])
})

test('cash that was refunded while its payout was under way is taken back once, also when that is refused', async () => {
  const id = await world.pay(await world.refer())
  await world.refs
    .described(rewards)
    .doc(hashId(['reward', id]))
    .update({ kind: 'cash' })
  await earn(2)
  world.clock.advance(31 * DAY)
  await releaseRewards(world.deps)
  const { payout } = await requestPayout(world.deps, world.ada, REQUEST)
  expect(payout.amount).toBe(6380)
  await world.refund(id, 2900)
  expect(await world.referrerNow()).toMatchObject({ owed: { eur: 580 } })
  await settlePayout(world.deps, world.admin, { payoutId: payout.id, state: 'refused', reason: 'Ask again' })
  expect((await getEarn(world.deps, world.ada)).balances).toMatchObject([{ available: 5800, paid: 0, owed: 0 }])
})

test('cash of a refused payout is available again, and a sent one is final', async () => {
  await earn(2)
  const { payout } = await requestPayout(world.deps, world.ada, REQUEST)
  await settlePayout(world.deps, world.admin, { payoutId: payout.id, state: 'refused', reason: 'No such account' })
  expect((await getEarn(world.deps, world.ada)).balances).toMatchObject([{ currency: 'eur', available: 5800, paid: 0 }])
  const second = await requestPayout(world.deps, world.ada, { ...REQUEST, payoutKey: 'payout-key2' })
  await world.sendPayout(second.payout.id)
  await expect(
    settlePayout(world.deps, world.admin, { payoutId: second.payout.id, state: 'refused', reason: '' }),
  ).rejects.toMatchObject({ code: 'payout_settled' })
  expect((await getEarn(world.deps, world.ada)).balances).toMatchObject([{ available: 0, paid: 5800 }])
})
