import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openTikTok, type TikTokKit } from './tiktok-kit.ts'

let kit: TikTokKit
beforeAll(async () => {
  kit = await openTikTok()
})
beforeEach(() => {
  kit.fake.reset()
  kit.files.reset()
})
afterAll(() => kit.close())

const posts = () => acceptedIn(kit.fake.ledger, 'post')
const puts = () => kit.fake.ledger.filter(({ method }) => method === 'PUT')
const format = { kind: 'refused', error: { kind: 'media_format', retryable: false } }

describe('a video', () => {
  test('is sent in parts, without the access of the account, and published with the last one', async () => {
    const published = await kit.publish(kit.request())
    const [post] = posts()
    expect(published).toMatchObject({
      kind: 'published',
      remoteId: '7301234567890123457',
      url: 'https://www.tiktok.com/@tastytravels/video/7301234567890123457',
    })
    expect(puts().map(({ headers }) => headers['content-range'])).toEqual([
      'bytes 0-9999999/32000000',
      'bytes 10000000-19999999/32000000',
      'bytes 20000000-31999999/32000000',
    ])
    for (const { headers } of puts()) expect(headers).not.toHaveProperty('authorization')
    expect(post).toMatchObject({
      content: {
        post_info: {
          title: 'A #tomato grows',
          privacy_level: 'PUBLIC_TO_EVERYONE',
          disable_comment: true,
          disable_duet: true,
          disable_stitch: true,
          is_aigc: false,
          brand_content_toggle: false,
          brand_organic_toggle: false,
        },
        source_info: { chunk_size: 10_000_000, total_chunk_count: 3 },
      },
    })
  })

  test('is not published before its last part', async () => {
    const progress = createProgress()
    await kit.publisher.prepare(kit.request(), progress)
    expect(puts()).toHaveLength(2)
    expect(posts()).toHaveLength(0)
    expect(progress.kept('sent')).toBe('2')
  })

  test.each([
    [4_000_000, 1],
    [9_999_999, 1],
    [10_000_000, 1],
    [19_999_999, 1],
    [20_000_000, 2],
    [20_000_001, 2],
  ])('of %i bytes goes out in %i parts', async (bytes, parts) => {
    const request = kit.request({ files: [{ mime: 'video/mp4', bytes }] })
    expect(await kit.publish(request)).toMatchObject({ kind: 'published' })
    expect(puts()).toHaveLength(parts)
  })

  test('takes a text at its limit, and is refused one character beyond', async () => {
    const small = { files: [{ mime: 'video/mp4' as const, bytes: 100 }] }
    expect(await kit.publish(kit.request({ text: 't'.repeat(2_200), ...small }))).toMatchObject({ kind: 'published' })
    expect(await kit.publish(kit.request({ text: 't'.repeat(2_201), ...small }))).toMatchObject({ kind: 'refused' })
  })

  test('may be as long as the account allows, and no longer', async () => {
    const video = (durationMs: number) => kit.request({ files: [{ mime: 'video/mp4', bytes: 100, durationMs }] })
    expect(await kit.publish(video(300_000))).toMatchObject({ kind: 'published' })
    expect(await kit.publish(video(300_001))).toMatchObject(format)
    kit.fake.state.creator.max_video_post_duration_sec = 600
    expect(await kit.publish(video(600_000))).toMatchObject({ kind: 'published' })
  })

  test('that is not for everyone has no address of its own', async () => {
    const published = await kit.publish(kit.request({ settings: { privacyLevel: 'SELF_ONLY' } }))
    expect(published).toMatchObject({ kind: 'published', url: 'https://www.tiktok.com/@tastytravels' })
  })
})

describe('photos', () => {
  test('are fetched by their addresses, with title and text', async () => {
    const published = await kit.publish(
      kit.photos(3, { title: 'Three', text: 'tomatoes', settings: { comment: 'allowed' } }),
    )
    expect(published).toMatchObject({ url: expect.stringContaining('/photo/') })
    expect(posts()).toMatchObject([
      {
        content: {
          post_info: { title: 'Three', description: 'tomatoes', disable_comment: false },
          source_info: { photo_images: { length: 3 }, photo_cover_index: 0 },
          post_mode: 'DIRECT_POST',
        },
      },
    ])
    expect(kit.files.ledger).toHaveLength(3)
  })

  test('get music by TikTok where that is chosen, which videos never do', async () => {
    const settings = { autoMusic: true }
    expect(await kit.publish(kit.photos(1, { settings }))).toMatchObject({ kind: 'published' })
    expect(await kit.publish(kit.photos(1))).toMatchObject({ kind: 'published' })
    expect(await kit.publish(kit.request({ settings }))).toMatchObject({ kind: 'published' })
    const [withMusic, without, video] = acceptedIn(kit.fake.ledger).flatMap(
      ({ content }) => Object(content).post_info ?? [],
    )
    expect(withMusic).toMatchObject({ auto_add_music: true })
    expect(without).not.toHaveProperty('auto_add_music')
    expect(video).not.toHaveProperty('auto_add_music')
  })

  test('are 1 to 35', async () => {
    expect(await kit.publish(kit.photos(35))).toMatchObject({ kind: 'published' })
    expect(await kit.publish(kit.photos(36))).toMatchObject({ kind: 'refused' })
    expect(await kit.publish(kit.request({ files: [] }))).toMatchObject(format)
  })

  test('take a title of 90 characters, and no more', async () => {
    expect(await kit.publish(kit.photos(1, { title: 't'.repeat(90) }))).toMatchObject({ kind: 'published' })
    expect(await kit.publish(kit.photos(1, { title: 't'.repeat(91) }))).toMatchObject({ kind: 'refused' })
  })
})

describe('settings', () => {
  test('go out as they were chosen', async () => {
    kit.fake.state.creator.stitch_disabled = false
    const settings = {
      comment: 'allowed',
      duet: 'allowed',
      stitch: 'allowed',
      madeWithAi: true,
      ownBrand: true,
      brandedContent: true,
    }
    expect(await kit.publish(kit.request({ settings }))).toMatchObject({ kind: 'published' })
    expect(posts()).toMatchObject([
      {
        content: {
          post_info: {
            disable_comment: false,
            disable_duet: false,
            disable_stitch: false,
            is_aigc: true,
            brand_organic_toggle: true,
            brand_content_toggle: true,
          },
        },
      },
    ])
  })

  test('give way to what the account allows when the post goes out', async () => {
    kit.fake.state.creator.comment_disabled = true
    await kit.publish(kit.request({ settings: { comment: 'allowed', stitch: 'allowed' } }))
    expect(posts()).toMatchObject([{ content: { post_info: { disable_comment: true, disable_stitch: true } } }])
  })

  test.each([
    ['no audience', { privacyLevel: '' }, 'content_policy'],
    ['an audience that the account does not allow', { privacyLevel: 'FOLLOWER_OF_CREATOR' }, 'content_policy'],
    ['branded content that is private', { privacyLevel: 'SELF_ONLY', brandedContent: true }, 'content_policy'],
  ])('with %s stop the post before anything is sent', async (_name, settings, kind) => {
    expect(await kit.publish(kit.request({ settings }))).toMatchObject({
      kind: 'refused',
      error: { kind, retryable: false },
    })
    expect(acceptedIn(kit.fake.ledger)).toHaveLength(0)
  })
})

test('numbers are those of the post, and only posts for everyone have them', async () => {
  const request = kit.request()
  const published = await kit.publish(request)
  const remoteId = published.kind === 'published' ? published.remoteId : ''
  expect(await kit.publisher.metrics?.(request.connection, request.secret, remoteId)).toMatchObject({
    kind: 'metrics',
    values: { likes: 21, replies: 4, reposts: 3, views: 1_204 },
  })
  expect(await kit.publisher.metrics?.(request.connection, request.secret, 'v_pub_file~1')).toMatchObject({
    kind: 'refused',
  })
})
