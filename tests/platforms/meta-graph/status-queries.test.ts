import { expect, it } from 'vitest'
import { createFacebookModule } from '../../../functions/src/platforms/facebook/module.ts'
import { createInstagramModule } from '../../../functions/src/platforms/instagram/module.ts'
import { createThreadsModule } from '../../../functions/src/platforms/threads/module.ts'
import { FACEBOOK_APP } from '../../fakes/facebook/facebook-state.ts'
import { startFacebookFake } from '../../fakes/facebook/start-facebook-fake.ts'
import { INSTAGRAM_APP } from '../../fakes/instagram/instagram-state.ts'
import { startInstagramFake } from '../../fakes/instagram/start-instagram-fake.ts'
import { jpegFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import type { Fake } from '../../fakes/support/start-fake.ts'
import { startThreadsFake } from '../../fakes/threads/start-threads-fake.ts'
import { THREADS_APP } from '../../fakes/threads/threads-state.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { mediaOf, startGraphChannel } from './start-graph-channel.ts'

const startInstagram = () =>
  startGraphChannel({ app: INSTAGRAM_APP, startFake: startInstagramFake, createModule: createInstagramModule })
const startThreads = () =>
  startGraphChannel({ app: THREADS_APP, startFake: startThreadsFake, createModule: createThreadsModule })
const startFacebook = () =>
  startGraphChannel({ app: FACEBOOK_APP, startFake: startFacebookFake, createModule: createFacebookModule })

type Network = Awaited<ReturnType<typeof startInstagram | typeof startThreads | typeof startFacebook>>
type Post = Parameters<Network['request']>[1]

const DELIVERIES_MAX = 10
const film = mediaOf('film', { mime: 'video/mp4' })

/** Returns the greatest number of status queries for the same container in calls of the ledger. */
function mostQueries(calls: Fake['ledger']): number {
  const queries = new Map<string, number>()
  for (const { method, path, query } of calls) {
    if (method !== 'GET' || !/\bstatus/.test(query['fields'] ?? '')) continue
    queries.set(path, (queries.get(path) ?? 0) + 1)
  }
  return Math.max(0, ...queries.values())
}

/** Delivers a post until it is published, and returns the outcome and the greatest number of queries in each delivery. */
async function deliver(network: Network, post: Post) {
  const { publisher, fake } = network
  const request = network.request(await network.connectFirst(), post)
  const progress = createProgress()
  const queries: number[] = []
  while (queries.length < DELIVERIES_MAX) {
    const from = fake.ledger.length
    const prepared = await publisher.prepare(request, progress)
    if (prepared.kind === 'refused') return { outcome: prepared, queries }
    const polled = await publisher.poll?.(request, prepared.payload)
    queries.push(mostQueries(fake.ledger.slice(from)))
    if (polled?.kind === 'processing') continue
    const outcome = polled?.kind === 'refused' ? polled : await publisher.publish(request, prepared.payload, progress)
    return { outcome, queries }
  }
  throw new Error('the network never finishes')
}

async function addFiles(network: Network) {
  network.files.add('a', await jpegFile(800, 800))
  network.files.add('film', videoFile())
}

it.each<[string, () => Promise<Network>, Post]>([
  ['an image on Instagram', startInstagram, { text: 'A', media: [mediaOf('a')] }],
  ['a reel on Instagram', startInstagram, { text: 'A', media: [film] }],
  ['a carousel on Instagram', startInstagram, { text: 'A', media: [film, mediaOf('a'), film] }],
  ['a video on Threads', startThreads, { text: 'A', media: [film] }],
  ['a carousel on Threads', startThreads, { text: 'A', media: [mediaOf('a'), film] }],
  ['a reel on Facebook', startFacebook, { text: 'A', media: [film], settings: { format: 'reel' } }],
])('a delivery asks for the status of each container of %s at most once', async (_, start, post) => {
  const network = await start()
  await addFiles(network)
  const { outcome, queries } = await deliver(network, post)
  expect(outcome).toMatchObject({ kind: 'published' })
  expect(queries.filter((count) => count > 1)).toEqual([])
  expect(Math.max(...queries)).toBe(1)
  await network.close()
})

it('a container that fails or expires between deliveries is found by the next one', async () => {
  const network = await startInstagram()
  await addFiles(network)
  network.files.add('text', Buffer.from('no video'))
  const progress = createProgress()
  const channel = await network.connectFirst()
  const next = async (post: Post) => {
    const request = network.request(channel, post)
    const prepared = await network.publisher.prepare(request, progress)
    return prepared.kind === 'refused' ? prepared : network.publisher.poll?.(request, prepared.payload)
  }
  const wrong = { text: 'A', media: [mediaOf('text', { mime: 'video/mp4' })] }
  const outcomes = [await next(wrong), await next(wrong), await next(wrong)]
  // The container that failed is replaced once, and the network is asked about the replacement.
  expect(outcomes.map((each) => each?.kind)).toEqual(['processing', 'processing', 'refused'])
  expect(outcomes.at(-1)).toMatchObject({ error: { kind: 'media_format', retryable: false } })
  progress.steps.clear()
  const good = { text: 'A', media: [film] }
  expect(await next(good)).toMatchObject({ kind: 'processing' })
  network.clock.advance(25 * 3_600_000)
  expect(await next(good)).toMatchObject({ kind: 'processing' })
  expect(progress.steps.size).toBe(2)
  expect(await next(good)).toEqual({ kind: 'ready' })
  network.clock.advance(25 * 3_600_000)
  expect(await next(good)).toMatchObject({ kind: 'refused', error: { kind: 'platform_down', retryable: true } })
  await network.close()
})
