import type { Connection } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { countFollowers } from '../../functions/src/domain/metrics/count-followers.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import type { Publisher } from '../../functions/src/domain/ports/networks.ts'
import { createPublishingWorld, HOUR, idOf, type PublishingWorld } from '../support/publishing.ts'

type Followers = NonNullable<Publisher['followers']>

let world: PublishingWorld
let ask: ReturnType<typeof vi.fn<Followers>>
beforeAll(async () => {
  world = await createPublishingWorld('followers', { platform: 'mastodon' })
  await world.addPost('first')
  await world.addPost('second')
})

const told =
  (count: number): Followers =>
  async () => ({ kind: 'followers', count })
const down: Followers = async () => ({
  kind: 'refused',
  error: { kind: 'platform_down', detail: '', retryable: true },
})

beforeEach(() => {
  // Each test has a day of its own and starts at 20:00 in UTC.
  world.clock.advance(48 * HOUR - ((world.clock.now() - 20 * HOUR) % (24 * HOUR)))
  ask = vi.fn<Followers>(told(100))
})

function deps(more: Partial<Deps> = {}): Deps {
  const mastodon: Publisher = { ...world.deps.publishers.mastodon, followers: (...access) => ask(...access) }
  return { ...world.deps, publishers: { ...world.deps.publishers, mastodon }, ...more }
}

async function stored(name: string): Promise<Record<string, number>> {
  const months = await world.refs.db.collection(paths.channelMonths(world.workspaceId)).get()
  const own = months.docs.filter((month) => month.get('connectionId') === idOf(name).connectionId)
  const days: { day: string; followers?: number }[] = own.flatMap((month) => JSON.parse(month.get('days')))
  return Object.fromEntries(days.flatMap(({ day, followers }) => (followers === undefined ? [] : [[day, followers]])))
}

const today = () => new Date(world.clock.now()).toISOString().slice(0, 10)

test('every channel is asked once on a day of its workspace, however often and in parallel the step runs', async () => {
  await Promise.all([countFollowers(deps()), countFollowers(deps())])
  const calls = ask.mock.calls.length
  ask.mockImplementation(told(105))
  await countFollowers(deps())
  expect(calls).toBeLessThanOrEqual(4)
  expect(ask).toHaveBeenCalledTimes(calls)
  expect((await stored('first'))[today()]).toBe(100)
  world.clock.advance(8 * HOUR)
  await countFollowers(deps())
  const days = await stored('second')
  expect(days[today()]).toBe(105)
  expect(Object.keys(days)).toHaveLength(2)
})

test('a network that does not answer is asked again in the next round, and the day has no figure until then', async () => {
  ask.mockImplementation(down)
  world.clock.advance(-12 * HOUR)
  await countFollowers(deps())
  expect((await stored('first'))[today()]).toBeUndefined()
  ask.mockImplementation(told(98))
  await countFollowers(deps())
  expect((await stored('first'))[today()]).toBeUndefined()
  world.clock.advance(8 * HOUR)
  await countFollowers(deps())
  expect((await stored('first'))[today()]).toBe(98)
})

test('a run that is killed before it stores how far it was is taken again and asks nobody twice', async () => {
  const killed = deps({
    analyticsStates: { ...world.deps.analyticsStates, save: () => Promise.reject(new Error('killed')) },
  })
  await expect(countFollowers(killed)).rejects.toThrow('killed')
  expect(ask).toHaveBeenCalledTimes(2)
  await countFollowers(deps())
  expect(ask).toHaveBeenCalledTimes(2)
  expect((await stored('first'))[today()]).toBe(100)
})

test('a channel that is disconnected is not asked', async () => {
  const { connectionId } = idOf('second')
  const connection = await world.deps.connections.get(world.workspaceId, connectionId)
  if (!connection) throw new Error('no channel')
  const off: Connection = { ...connection, status: 'disconnected' }
  await world.deps.transact(async (tx) => world.deps.connections.saveIn(tx, world.workspaceId, off))
  await countFollowers(deps())
  expect(ask.mock.calls.map(([{ id }]) => id)).toEqual([idOf('first').connectionId])
})
