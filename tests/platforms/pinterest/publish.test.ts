import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { BOARD, openPinterest, type PinterestKit } from './pinterest-kit.ts'

let kit: PinterestKit
beforeAll(async () => {
  kit = await openPinterest()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const VIDEO = { mime: 'video/mp4', bytes: 4_000, durationMs: 8_000 } as const
const picture = { mime: 'image/jpeg', bytes: 16, alt: '' } as const

type Request = ReturnType<PinterestKit['request']>

async function prepare(request: Request, progress = createProgress()) {
  const prepared = await kit.publisher.prepare(request, progress)
  if (prepared.kind !== 'prepared') throw new Error(`refused: ${prepared.error.detail}`)
  return prepared.payload
}

async function publish(request: Request, progress = createProgress()) {
  return kit.publisher.publish(request, await prepare(request, progress), progress)
}

const pins = () => acceptedIn(kit.fake.ledger, 'post')

describe('a pin', () => {
  test('shows one picture by its address, with title, description, link and alternative text', async () => {
    const request = kit.request({ text: 'How to grow them: example.com/tomatoes', title: 'Tomatoes' })
    const published = await publish(request)
    expect(published).toMatchObject({
      kind: 'published',
      url: expect.stringContaining('https://www.pinterest.com/pin/'),
    })
    expect(pins()).toMatchObject([
      {
        content: {
          board_id: BOARD,
          title: 'Tomatoes',
          description: 'How to grow them: example.com/tomatoes',
          link: 'https://example.com/tomatoes',
          alt_text: 'A red tomato',
          media_source: { source_type: 'image_url', url: `${kit.files.url}/file0` },
        },
      },
    ])
  })

  test('leads to the chosen link, and is saved to the chosen section of its own board only', async () => {
    const link = 'https://example.com/salads'
    const section = `${BOARD}/549755885180`
    const text = 'See example.com/tomatoes'
    await publish(kit.request({ text, settings: { link, section } }))
    await publish(kit.request({ text, settings: { board: '549755885176', section } }))
    expect(pins()).toMatchObject([
      { content: { board_id: BOARD, board_section_id: '549755885180', link } },
      { content: { board_id: '549755885176', link: 'https://example.com/tomatoes' } },
    ])
    expect(pins()[1]?.content).not.toHaveProperty('board_section_id')
    const connection = { choices: { section: [{ value: `${BOARD}/1`, label: 'Soups' }] } }
    const request = kit.request({ settings: { section } })
    const gone = { ...request, connection: { ...request.connection, ...connection } }
    expect(await kit.publisher.prepare(gone, createProgress())).toMatchObject({
      kind: 'refused',
      error: { kind: 'content_policy', detail: expect.stringContaining('section') },
    })
  })

  test('shows two to five pictures', async () => {
    expect(await publish(kit.request({ files: Array.from({ length: 5 }, () => picture) }))).toMatchObject({
      kind: 'published',
    })
    expect(pins()).toMatchObject([
      { content: { media_source: { source_type: 'multiple_image_urls', items: { length: 5 } } } },
    ])
    const six = kit.request({ files: Array.from({ length: 6 }, () => picture) })
    expect(await kit.publisher.prepare(six, createProgress())).toMatchObject({
      kind: 'refused',
      error: { kind: 'media_format' },
    })
  })

  test('takes title and description at their limits, and is refused one character beyond', async () => {
    expect(await publish(kit.request({ title: 't'.repeat(100), text: 'd'.repeat(800) }))).toMatchObject({
      kind: 'published',
    })
    for (const said of [{ title: 't'.repeat(101) }, { text: 'd'.repeat(801) }]) {
      expect(await publish(kit.request(said))).toMatchObject({
        kind: 'refused',
        error: { kind: 'content_policy', retryable: false },
      })
    }
  })

  test('shows a video once the network has processed it, with the chosen second as its cover', async () => {
    const progress = createProgress()
    const request = kit.request({ files: [VIDEO], settings: { coverSecond: '3' } })
    const payload = await prepare(request, progress)
    expect(acceptedIn(kit.fake.ledger, 'media')).toMatchObject([{ content: { bytes: 4_000 } }])
    expect(await kit.publisher.poll?.(request, payload)).toMatchObject({ kind: 'processing', again: 5_000 })
    expect(await kit.publisher.poll?.(request, payload)).toMatchObject({ kind: 'ready' })
    expect(await kit.publisher.publish(request, payload, progress)).toMatchObject({ kind: 'published' })
    expect(pins()).toMatchObject([
      { content: { media_source: { source_type: 'video_id', cover_image_key_frame_time: 3 } } },
    ])
  })

  test('does not send a video again that an earlier delivery has sent', async () => {
    const progress = createProgress()
    const request = kit.request({ files: [VIDEO] })
    const payloads = [await prepare(request, progress), await prepare(request, progress)]
    expect(payloads[0]).toBe(payloads[1])
    expect(acceptedIn(kit.fake.ledger, 'media')).toHaveLength(1)
  })

  test('stops before it publishes when the sent video cannot be noted', async () => {
    const progress = createProgress()
    progress.loseNext()
    await expect(kit.publisher.prepare(kit.request({ files: [VIDEO] }), progress)).rejects.toThrow('has to stop')
  })

  test('waits for ever for a video that is processed for ever, without publishing', async () => {
    kit.fake.script({ on: 'POST /v5/media', fault: 'never_finishes' })
    const request = kit.request({ files: [VIDEO] })
    const payload = await prepare(request)
    for (let look = 0; look < 5; look += 1) {
      expect(await kit.publisher.poll?.(request, payload)).toMatchObject({ kind: 'processing' })
    }
    expect(pins()).toHaveLength(0)
  })

  test('fails with a video that the network cannot process', async () => {
    const request = kit.request({ files: [VIDEO] })
    const payload = await prepare(request)
    for (const upload of kit.fake.state.uploads.values()) upload.status = 'failed'
    expect(await kit.publisher.poll?.(request, payload)).toMatchObject({
      kind: 'refused',
      error: { kind: 'media_format' },
    })
  })

  test('needs a board, and one that is still there', async () => {
    const unset = await kit.publisher.prepare(kit.request({ settings: { board: '' } }), createProgress())
    expect(unset).toMatchObject({
      kind: 'refused',
      error: { kind: 'content_policy', detail: expect.stringContaining('No board') },
    })
    const gone = await publish(kit.request({ settings: { board: '123' } }))
    expect(gone).toMatchObject({
      kind: 'refused',
      error: { kind: 'content_policy', detail: expect.stringContaining('The board is gone') },
    })
  })
})

describe('numbers', () => {
  test('are those of the analytics of the pin', async () => {
    const request = kit.request()
    const published = await publish(request)
    const remoteId = published.kind === 'published' ? published.remoteId : ''
    expect(await kit.publisher.metrics?.(request.connection, request.secret, remoteId)).toMatchObject({
      kind: 'metrics',
      values: { likes: 12, replies: 10, reposts: 7, views: 240, clicks: 20 },
    })
    expect(await kit.publisher.metrics?.(request.connection, request.secret, '1')).toMatchObject({ kind: 'refused' })
  })
})

test('followers of the account are counted', async () => {
  const { connection, secret } = kit.request()
  expect(await kit.publisher.followers?.(connection, secret)).toMatchObject({ kind: 'followers', count: 418 })
})
