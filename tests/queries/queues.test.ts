import { getCountFromServer, getDocs } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '@postwright/core/paths'
import { queuedUntilQuery } from '@/features/overview/data/overview-queries.ts'
import { refs } from '@/lib/live/refs.ts'
import { queuesQuery } from '@/posts/data/use-queues.ts'
import { waitingPostsQuery } from '@/posts/data/use-waiting-posts.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { makePost } from '../support/factories/post.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-queues', 'viewer') }
})

const HOUR = 60 * 60 * 1000

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-queues')
  const post = (id: string, queueId: string | null, hours: number) => {
    const fields = { id, queueId, lifecycle: 'scheduled', nextAt: MADE_AT + hours * HOUR } as const
    return place(paths.post(HERE, id), makePost(fields))
  }
  await world.seed([
    ...makeWorkspaces(),
    place(paths.queue(HERE, 'b'), makeQueue({ id: 'b', name: 'Evenings' })),
    place(paths.queue(HERE, 'a'), makeQueue({ id: 'a', name: 'Mornings' })),
    post('later', 'a', 5),
    post('sooner', 'a', 2),
    post('other', 'b', 3),
    post('alone', null, 1),
    place(paths.post(HERE, 'out'), makePost({ id: 'out', queueId: 'a', lifecycle: 'published' })),
  ])
})
afterAll(() => world.close())

it('lists the queues of a workspace by name', async () => {
  expect((await getDocs(queuesQuery(HERE))).docs.map(({ id }) => id)).toEqual(['b', 'a'])
})

it('lists the posts that wait in a queue in its order', async () => {
  expect((await getDocs(waitingPostsQuery(HERE, 'a'))).docs.map(({ id }) => id)).toEqual(['sooner', 'later'])
})

it('counts what waits in queues until a time', async () => {
  const counted = async (ids: string[], hours: number) =>
    (await getCountFromServer(queuedUntilQuery(refs.posts(HERE), ids, MADE_AT + hours * HOUR))).data().count
  expect(await counted(['a', 'b'], 4)).toBe(2)
  expect(await counted(['a'], 6)).toBe(2)
})
