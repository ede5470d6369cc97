import { doc, getCountFromServer, getDoc, getDocs } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '@postwright/core/paths'
import { pendingOnQuery } from '@/features/connected-platforms/data/connections.ts'
import { connectionsQuery } from '@/posts/data/use-connections.ts'
import { feedQuery, linkedPost } from '@/features/sandbox-feed/data/sandbox.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { sandboxPosts } from '@postwright/core/collections/sandbox-posts'
import { sandboxChannels } from '@postwright/core/collections/sandbox-channels'
import { collectionRef, refs } from '@/lib/live/refs.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { MADE_AT, makeBase } from '../support/factories/document-base.ts'
import { makeSandboxPost } from '../support/factories/sandbox-post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-channels', 'viewer') }
})

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-channels')
  const feed = [1, 2, 3, 4].map((n) =>
    makeSandboxPost({ id: `channel1_key${n}`, postedAt: MADE_AT + Math.floor(n / 2) }),
  )
  await world.seed([
    ...makeWorkspaces(),
    place(paths.connection(HERE, 'second'), makeConnection({ createdAt: MADE_AT + 1 })),
    place(paths.connection(HERE, 'first'), makeConnection()),
    place(paths.variant(HERE, 'waits'), makeVariant({ connectionId: 'first' })),
    place(paths.variant(HERE, 'went'), makeVariant({ connectionId: 'first', state: 'published' })),
    place(paths.variant(HERE, 'other'), makeVariant({ connectionId: 'second' })),
    ...feed.map((post) => place(paths.sandboxPost(HERE, post.id), post)),
    place(paths.sandboxPost(HERE, 'channel2_key1'), makeSandboxPost({ channelId: 'channel2' })),
    place(paths.sandboxChannel(HERE, 'channel1'), { ...makeBase('channel1'), mode: 'ok', lookup: true }),
  ])
})
afterAll(() => world.close())

it('lists channels in the order of connecting and counts what is still to go out on one', async () => {
  const channels = await getDocs(connectionsQuery(HERE))
  expect(channels.docs.map(({ id }) => id)).toEqual(['first', 'second'])
  const pending = await getCountFromServer(pendingOnQuery(refs.variants(HERE), 'first'))
  expect(pending.data().count).toBe(1)
})

it('pages through what one sandbox channel has posted, newest first', async () => {
  const feed = feedQuery(collectionRef(sandboxPosts, HERE), 'channel1')
  const first = await readPage(feed, { after: null, size: 2 })
  expect(first.data.map(({ id }) => id)).toEqual(['channel1_key4', 'channel1_key3'])
  const second = await readPage(feed, { after: first.endCursor, size: 2 })
  expect(second.data.map(({ id }) => id)).toEqual(['channel1_key2', 'channel1_key1'])
})

it('finds the post that a link points to and the switches of its channel', async () => {
  const post = await getDoc(linkedPost(collectionRef(sandboxPosts, HERE), 'channel1', 'key2'))
  expect(post.data()).toMatchObject({ id: 'channel1_key2', text: 'A word to begin with' })
  expect((await getDoc(doc(collectionRef(sandboxChannels, HERE), 'channel1'))).data()).toMatchObject({
    mode: 'ok',
    lookup: true,
  })
})
