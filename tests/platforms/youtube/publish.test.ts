import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openYouTube, PART, type YouTubeKit } from './youtube-kit.ts'

let kit: YouTubeKit
beforeAll(async () => {
  kit = await openYouTube()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const posts = () => acceptedIn(kit.fake.ledger, 'post')
const ranges = () =>
  kit.fake.ledger.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['content-range'])
const SMALL = [{ mime: 'video/mp4' as const, bytes: 1_000 }]
const THUMBNAIL = { mime: 'image/png' as const, bytes: 300 }

describe('a video', () => {
  test('is sent in parts of one session, and exists with the last one', async () => {
    const progress = createProgress()
    const request = kit.request()
    const prepared = await kit.publisher.prepare(request, progress)
    expect(posts()).toHaveLength(0)
    expect(progress.kept('sent')).toBe(String(2 * PART))
    const payload = prepared.kind === 'prepared' ? prepared.payload : ''
    expect(await kit.publisher.publish(request, payload, progress)).toMatchObject({
      kind: 'published',
      remoteId: 'vid00000001',
      url: 'https://www.youtube.com/watch?v=vid00000001',
    })
    const total = 2 * PART + 17
    expect(ranges()).toEqual([
      `bytes 0-${PART - 1}/${total}`,
      `bytes ${PART}-${2 * PART - 1}/${total}`,
      `bytes ${2 * PART}-${total - 1}/${total}`,
    ])
    expect(posts()).toMatchObject([
      {
        content: {
          bytes: total,
          resource: {
            snippet: { title: 'Tomatoes in a tub', description: 'From seed to salad', categoryId: '26' },
            status: { privacyStatus: 'public', selfDeclaredMadeForKids: false },
          },
        },
      },
    ])
  })

  test.each([
    [1, 1],
    [PART, 1],
    [PART + 1, 2],
  ])('of %i bytes goes out in %i parts', async (bytes, parts) => {
    const request = kit.request({ files: [{ mime: 'video/mp4', bytes }] })
    expect(await kit.publish(request)).toMatchObject({ kind: 'published' })
    expect(ranges()).toHaveLength(parts)
  })

  test('is needed', async () => {
    const request = kit.request({ files: [THUMBNAIL] })
    expect(await kit.publish(request)).toMatchObject({ kind: 'refused', error: { kind: 'media_format' } })
    expect(kit.fake.ledger).toHaveLength(0)
  })

  test('takes title and description at their limits, and is refused one beyond', async () => {
    const at = { title: 't'.repeat(100), text: 'd'.repeat(5_000), files: SMALL }
    expect(await kit.publish(kit.request(at))).toMatchObject({ kind: 'published' })
    const refused = { kind: 'refused', error: { kind: 'content_policy', retryable: false } }
    for (const said of [{ title: 't'.repeat(101) }, { text: 'd'.repeat(5_001) }, { text: 'ä'.repeat(2_501) }]) {
      expect(await kit.publish(kit.request({ files: SMALL, ...said }))).toMatchObject(refused)
    }
  })

  test.each([
    ['no title', { title: ' ' }],
    ['a title with an angle bracket', { title: 'a < b' }],
    ['a description with an angle bracket', { text: 'a > b' }],
    ['more than 500 characters of tags', { settings: { tags: 'x'.repeat(501) } }],
  ])('with %s is refused before anything is sent', async (_name, said) => {
    expect(await kit.publish(kit.request(said))).toMatchObject({ kind: 'refused', error: { kind: 'content_policy' } })
    expect(kit.fake.ledger).toHaveLength(0)
  })
})

describe('settings', () => {
  test('go out as they were chosen', async () => {
    const settings = {
      privacyStatus: 'unlisted',
      madeForKids: 'yes',
      category: '22',
      tags: 'garden, big tomatoes, garden',
      madeWithAi: true,
    }
    await kit.publish(kit.request({ files: SMALL, settings }))
    expect(posts()).toMatchObject([
      {
        content: {
          resource: {
            snippet: { categoryId: '22', tags: ['garden', 'big tomatoes'] },
            status: { privacyStatus: 'unlisted', selfDeclaredMadeForKids: true, containsSyntheticMedia: true },
          },
        },
      },
    ])
  })

  test('take tags of 500 characters together', async () => {
    const tags = `${'a'.repeat(249)},${'b'.repeat(250)}`
    expect(await kit.publish(kit.request({ files: SMALL, settings: { tags } }))).toMatchObject({ kind: 'published' })
  })

  test('have to say whether the video is made for children', async () => {
    const refused = await kit.publish(kit.request({ settings: { madeForKids: '' } }))
    expect(refused).toMatchObject({
      kind: 'refused',
      error: { kind: 'content_policy', detail: expect.stringContaining('children') },
    })
  })
})

describe('the thumbnail', () => {
  test('is the picture of the post', async () => {
    const published = await kit.publish(kit.request({ files: [...SMALL, THUMBNAIL] }))
    expect(published).not.toHaveProperty('warning')
    expect(kit.fake.state.videos).toMatchObject([{ thumbnail: 300 }])
  })

  test.each([
    [
      'is refused',
      { status: 403, body: { error: { errors: [{ reason: 'forbidden', message: 'Verify your phone.' }] } } },
    ],
    ['is too wide', { status: 400, body: { error: { errors: [{ reason: 'imageTooWide', message: 'Too wide.' }] } } }],
    ['meets trouble', { status: 500 }],
    ['is cut', 'cut'],
  ] as const)('that %s leaves the video published, with a warning', async (_name, fault) => {
    kit.fake.script({ on: 'POST /upload/youtube/v3/thumbnails/set', fault })
    const published = await kit.publish(kit.request({ files: [...SMALL, THUMBNAIL] }))
    expect(published).toMatchObject({ kind: 'published', warning: expect.stringContaining('no thumbnail') })
    expect(posts()).toHaveLength(1)
  })
})

test('numbers are those of the video', async () => {
  const request = kit.request({ files: SMALL })
  await kit.publish(request)
  expect(await kit.publisher.metrics?.(request.connection, request.secret, 'vid00000001')).toMatchObject({
    kind: 'metrics',
    values: { likes: 88, replies: 12, views: 1_520 },
  })
  expect(await kit.publisher.metrics?.(request.connection, request.secret, 'gone')).toMatchObject({ kind: 'refused' })
})

test('subscribers are those of the channel, and refused where the account has none', async () => {
  const { connection, secret } = kit.request({ files: SMALL })
  expect(await kit.publisher.followers?.(connection, secret)).toMatchObject({ kind: 'followers', count: 1_520 })
  const gone = { ...connection, externalId: 'gone' }
  expect(await kit.publisher.followers?.(gone, secret)).toMatchObject({ kind: 'refused' })
})
