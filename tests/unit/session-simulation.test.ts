import { expect, test } from 'vitest'
import { createBrowser, type Fate } from '../sim/browser.ts'
import { createInterleaving } from '../sim/interleaving.ts'
import { createSessionServer } from '../sim/session-server.ts'
import { IS_DEEP } from '../support/deep.ts'

/** `npm run sim:sessions` runs everything, the tests of every day a tenth. */
const SHARE = IS_DEEP ? 1 : 0.1
const LONG = { timeout: 600_000 }
const TABS = 10
const CALLERS = 100

async function begin(seed: number, fate?: (random: () => number) => Fate) {
  const order = createInterleaving(seed)
  const server = createSessionServer(order)
  const first = await server.firstPair()
  const browser = createBrowser(server, first, fate && (() => fate(order.random)))
  return { order, server, first, browser }
}

const seeds = (count: number) => Array.from({ length: Math.ceil(count * SHARE) }, (_, seed) => seed)

test('100 parallel requests in 10 tabs make one rotation and get one successor', LONG, async () => {
  for (const seed of seeds(1000)) {
    const { order, server, first, browser } = await begin(seed)
    const tabs = Array.from({ length: TABS }, browser.openTab)
    const asked = Array.from({ length: CALLERS }, (_, i) => (tabs[i % TABS] ?? browser.openTab())(first.accessToken))
    await order.run()
    const tokens = await Promise.all(asked)
    expect(server.rotations(), `seed ${seed}`).toBe(1)
    expect(server.session().revokedAt, `seed ${seed}`).toBeNull()
    expect(tokens.every(Boolean)).toBe(true)
    expect(browser.store.read()?.refreshToken).toMatch(/^s1\.1\./)
    expect({ seed, lost: browser.lost, disagreements: server.disagreements }).toEqual({
      seed,
      lost: [],
      disagreements: [],
    })
  }
})

test(
  '100 bare callers with one token, without tabs or locks, make one rotation and get one successor',
  LONG,
  async () => {
    for (const seed of seeds(1000)) {
      const order = createInterleaving(seed)
      const server = createSessionServer(order, { tick: 1 })
      const { refreshToken } = await server.firstPair()
      const asked = Array.from({ length: CALLERS }, () => server.refresh(refreshToken))
      await order.run()
      const got = new Set((await Promise.all(asked)).map((pair) => pair?.refreshToken))
      expect({ seed, successors: got.size, turns: server.rotations() }).toEqual({ seed, successors: 1, turns: 1 })
      expect(server.session(), `seed ${seed}`).toMatchObject({ revokedAt: null })
      expect({ seed, disagreements: server.disagreements }).toEqual({ seed, disagreements: [] })
    }
  },
)

test('bare callers who come one by one, before and after the rotation, all get its successor', LONG, async () => {
  const ends = new Set<boolean>()
  for (const seed of seeds(1000)) {
    const order = createInterleaving(seed)
    const server = createSessionServer(order, { tick: 1 })
    const { refreshToken } = await server.firstPair()
    const came: number[] = []
    const asked = Array.from({ length: 20 }, () =>
      order
        .track(async () => {
          for (let steps = Math.floor(order.random() * 3); steps > 0; steps -= 1) await order.turn()
        })
        .then(() => {
          came.push(server.now())
          return server.refresh(refreshToken)
        }),
    )
    await order.run()
    const got = new Set((await Promise.all(asked)).map((pair) => pair?.refreshToken))
    expect({ seed, successors: got.size, turns: server.rotations() }).toEqual({ seed, successors: 1, turns: 1 })
    const { rotatedAt, revokedAt } = server.session()
    expect(revokedAt, `seed ${seed}`).toBeNull()
    expect({ seed, disagreements: server.disagreements }).toEqual({ seed, disagreements: [] })
    ends.add(came.filter((instant) => instant >= rotatedAt).length > 10)
  }
  expect(ends).toEqual(new Set([true, false]))
})

test('whatever is lost at whatever step, no user is signed out', LONG, async () => {
  const lossy = (random: () => number): Fate => {
    const dice = random()
    if (dice < 0.3) return 'reply_lost'
    return dice < 0.5 ? 'request_lost' : 'answered'
  }
  for (const seed of seeds(1000)) {
    const { order, server, browser } = await begin(seed, lossy)
    const tabs = [browser.openTab(), browser.openTab()]
    for (let step = 0; step < 12; step += 1) {
      const held = browser.store.read()?.accessToken ?? ''
      const asked = tabs.map((refresh) => refresh(held))
      const settled = Promise.allSettled(asked)
      await order.run()
      await settled
      server.wait(4_000)
    }
    expect({ seed, lost: browser.lost, disagreements: server.disagreements }).toEqual({
      seed,
      lost: [],
      disagreements: [],
    })
    expect(server.session().revokedAt, `seed ${seed}`).toBeNull()
  }
})

test(
  'an older token ends the session for both holders, and access tokens are refused on the next call',
  LONG,
  async () => {
    for (const seed of seeds(1000)) {
      const { order, server, first } = await begin(seed)
      const during = <T>(work: Promise<T>) => order.run().then(() => work)
      const second = await during(server.refresh(first.refreshToken))
      const third = await during(server.refresh(second?.refreshToken ?? ''))
      const replies = [server.refresh(first.refreshToken), server.refresh(third?.refreshToken ?? '')]
      await order.run()
      expect(await replies[0]).toBeNull()
      expect(server.session()).toMatchObject({ revokedReason: 'reuse' })
      for (const pair of [first, second, third]) {
        expect(await during(server.accepts(pair?.accessToken ?? '')), `seed ${seed}`).toBe(false)
      }
      expect({ seed, disagreements: server.disagreements }).toEqual({ seed, disagreements: [] })
    }
  },
)

test('signing out during refreshes is final: nothing stored, nothing accepted', LONG, async () => {
  for (const seed of seeds(10_000)) {
    const { order, server, first, browser } = await begin(seed)
    const asked = [browser.openTab(), browser.openTab()].map((refresh) => refresh(first.accessToken))
    const settled = Promise.allSettled(asked)
    const leaving = order
      .track(async () => {
        for (let steps = Math.floor(order.random() * 8); steps > 0; steps -= 1) await order.turn()
        browser.store.clear()
      })
      .then(server.signOut)
    await order.run()
    await leaving
    const got = (await settled).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(browser.store.read(), `seed ${seed}`).toBeNull()
    expect(server.session().revokedReason, `seed ${seed}`).toBe('signed_out')
    for (const token of [...got, first.accessToken]) {
      const accepted = server.accepts(token)
      await order.run()
      expect(await accepted, `seed ${seed}`).toBe(false)
    }
    expect({ seed, disagreements: server.disagreements }).toEqual({ seed, disagreements: [] })
  }
})
