import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFacebookModule } from '../../../functions/src/platforms/facebook/module.ts'
import { FACEBOOK_APP } from '../../fakes/facebook/facebook-state.ts'
import { startFacebookFake } from '../../fakes/facebook/start-facebook-fake.ts'
import { jpegFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { missingSteps, replay, type Step } from '../support/replay.ts'

/**
 * Calls of Postiz in their order: gitroomhq/postiz-app, libraries/nestjs-libraries/src/integrations/social/facebook.provider.ts,
 * commit 74b01ad of 2026-08-21. Facts only; the version of the interface is ours, as the fake has no other.
 */
const shown = { access_token: '{token}', fields: 'id,permalink_url' }
const photo = (id: string): Step => ({
  call: 'POST /v25.0/{page}/photos',
  query: { access_token: '{token}' },
  json: { url: '{image}', published: false },
  keep: { [id]: 'id' },
})
const feed = (json: object): Step => ({
  call: 'POST /v25.0/{page}/feed',
  query: shown,
  json: { ...json, published: true },
})

const SEQUENCES: [string, Step[]][] = [
  ['a text', [feed({ message: 'A text' })]],
  ['an image', [photo('first'), feed({ attached_media: [{ media_fbid: '{first}' }], message: 'One' })]],
  [
    'several images',
    [
      photo('first'),
      photo('second'),
      feed({ attached_media: [{ media_fbid: '{first}' }, { media_fbid: '{second}' }], message: 'Two' }),
    ],
  ],
  [
    'a video',
    [
      {
        call: 'POST /v25.0/{page}/videos',
        query: shown,
        json: { file_url: '{film}', description: 'A film', published: true },
      },
    ],
  ],
]
const OURS: Record<string, object> = {
  'a text': { text: 'A text' },
  'an image': { text: 'One', media: [mediaOf('image')] },
  'several images': { text: 'Two', media: [mediaOf('image'), mediaOf('image')] },
  'a video': { text: 'A film', media: [mediaOf('film', { mime: 'video/mp4' })] },
}
/** `published` is true by default, and the publisher reads the `fields` in a separate call. */
const LEFT_OUT = ['access_token', 'fields', 'published']

const start = () =>
  startGraphChannel({ app: FACEBOOK_APP, startFake: startFacebookFake, createModule: createFacebookModule })
let facebook: Awaited<ReturnType<typeof start>>
let known: Record<string, string>
beforeAll(async () => {
  facebook = await start()
  known = {
    image: facebook.files.add('image', await jpegFile(800, 800)),
    film: facebook.files.add('film', videoFile()),
  }
})
beforeEach(() => facebook.fake.reset())
afterAll(() => facebook.close())

it.each(SEQUENCES)('the fake takes %s as Postiz sends it', async (_, steps) => {
  const { connection, secret } = await facebook.connectFirst()
  await replay(facebook.fake.url, steps, {
    ...known,
    page: connection.externalId,
    token: JSON.parse(secret).accessToken,
  })
  expect(acceptedIn(facebook.fake.ledger, 'post')).toHaveLength(1)
})

it.each(SEQUENCES)('the publisher sends %s in the same order, with the same fields', async (name, steps) => {
  const channel = await facebook.connectFirst()
  const outcome = await deliverPost(facebook.publisher, facebook.request(channel, OURS[name]), createProgress())
  expect(outcome).toMatchObject({ kind: 'published' })
  expect(missingSteps(steps, facebook.fake.ledger, LEFT_OUT)).toEqual([])
})
