import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createThreadsModule } from '../../../functions/src/platforms/threads/module.ts'
import { jpegFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { startThreadsFake } from '../../fakes/threads/start-threads-fake.ts'
import { THREADS_APP } from '../../fakes/threads/threads-state.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { missingSteps, replay, type Step } from '../support/replay.ts'

/**
 * Calls of Postiz in their order: gitroomhq/postiz-app, libraries/nestjs-libraries/src/integrations/social/threads.provider.ts,
 * commit 74b01ad of 2026-08-21. Facts only.
 */
const begin = (fields: Record<string, string>, as: 'query' | 'form', id = 'container'): Step => ({
  call: 'POST /v1.0/{user}/threads',
  [as]: { ...fields, access_token: '{token}' },
  keep: { [id]: 'id' },
})
const ready = (id = 'container'): Step => ({
  call: `GET /v1.0/{${id}}`,
  query: { fields: 'status,error_message', access_token: '{token}' },
  until: ['status', 'FINISHED'],
})
const END: Step[] = [
  {
    call: 'POST /v1.0/{user}/threads_publish',
    query: { creation_id: '{container}', access_token: '{token}' },
    keep: { post: 'id' },
  },
  { call: 'GET /v1.0/{post}', query: { fields: 'id,permalink', access_token: '{token}' } },
]
const item = { is_carousel_item: 'true', media_type: 'IMAGE', image_url: '{image}', text: 'Two' }
const film = { media_type: 'VIDEO', video_url: '{film}', text: 'A film' }

const SEQUENCES: [string, Step[]][] = [
  ['a text', [begin({ media_type: 'TEXT', text: 'A text' }, 'form'), ready(), ...END]],
  ['an image', [begin({ image_url: '{image}', media_type: 'IMAGE', text: 'One' }, 'query'), ready(), ...END]],
  [
    'several images',
    [
      begin(item, 'query', 'first'),
      begin(item, 'query', 'second'),
      ready('first'),
      ready('second'),
      begin({ text: 'Two', media_type: 'CAROUSEL', children: '{first},{second}' }, 'query'),
      ready(),
      ...END,
    ],
  ],
  ['a video', [begin(film, 'query'), ready(), ...END]],
]
const OURS: Record<string, object> = {
  'a text': { text: 'A text' },
  'an image': { text: 'One', media: [mediaOf('image')] },
  'several images': { text: 'Two', media: [mediaOf('image'), mediaOf('image')] },
  'a video': { text: 'A film', media: [mediaOf('film', { mime: 'video/mp4' })] },
}

/** Ours sends the token in a header. Postiz also sends the text with each image of a carousel, where it is shown nowhere. */
const OTHERWISE = ['access_token', 'text']

const start = () =>
  startGraphChannel({ app: THREADS_APP, startFake: startThreadsFake, createModule: createThreadsModule })
let threads: Awaited<ReturnType<typeof start>>
let known: Record<string, string>
beforeAll(async () => {
  threads = await start()
  known = {
    image: threads.files.add('image', await jpegFile(800, 800)),
    film: threads.files.add('film', videoFile()),
  }
})
beforeEach(() => threads.fake.reset())
afterAll(() => threads.close())

it.each(SEQUENCES)('the fake takes %s as Postiz sends it', async (_, steps) => {
  const { connection, secret } = await threads.connectFirst()
  await replay(threads.fake.url, steps, {
    ...known,
    user: connection.externalId,
    token: JSON.parse(secret).accessToken,
  })
  expect(acceptedIn(threads.fake.ledger, 'post')).toHaveLength(1)
})

it.each(SEQUENCES)('the publisher sends %s in the same order, with the same fields', async (name, steps) => {
  const channel = await threads.connectFirst()
  const outcome = await deliverPost(threads.publisher, threads.request(channel, OURS[name]), createProgress())
  expect(outcome).toMatchObject({ kind: 'published' })
  expect(missingSteps(steps, threads.fake.ledger, OTHERWISE)).toEqual([])
})
