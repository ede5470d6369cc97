import { X_CONTRACT } from '@postwright/core/platforms/x/contract'
import { checkContent } from '@postwright/core/publishing/check-content'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openX, type XKit } from './x-kit.ts'

let kit: XKit
beforeAll(async () => {
  kit = await openX()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const MINUTE = 60_000
const PICTURE = { mime: 'image/png', bytes: 900_000, alt: 'A hill' } as const
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const problemsOf = ({ content }: ReturnType<XKit['request']>) =>
  checkContent(X_CONTRACT, content).map(({ code }) => code)

describe('a text', () => {
  it('goes out, and its address and what is left of the limit are known', async () => {
    expect(await kit.publish(kit.request({ text: 'Hello & <welcome>' }))).toMatchObject({
      kind: 'published',
      remoteId: posts()[0]?.id,
      url: `https://x.com/postwright_dev/status/${posts()[0]?.id}`,
      budgets: [{ scope: 'channel', remaining: 99, resetAt: kit.outside.clock.now() + 15 * MINUTE }],
    })
    expect(posts()).toMatchObject([{ content: { text: 'Hello & <welcome>' } }])
  })

  it.each([
    ['letters', 'a'.repeat(280), 'a'.repeat(281)],
    ['Chinese characters', '漢'.repeat(140), '漢'.repeat(141)],
    ['emoji', '👨‍👩‍👧‍👦'.repeat(140), '👨‍👩‍👧‍👦'.repeat(141)],
    [
      'a link of any length',
      `${'a'.repeat(256)} https://example.com/${'b'.repeat(500)}`,
      `${'a'.repeat(257)} https://a.com/`,
    ],
  ])('is taken up to the limit in %s, and not one beyond', async (_name, fits, tooLong) => {
    expect(problemsOf(kit.request({ text: fits }))).toEqual([])
    expect(await kit.publish(kit.request({ text: fits }))).toMatchObject({ kind: 'published' })
    expect(problemsOf(kit.request({ text: tooLong }))).toEqual(['text_too_long'])
    const refused = { kind: 'refused', error: { kind: 'content_policy', retryable: false } }
    expect(await kit.publish(kit.request({ text: tooLong }))).toMatchObject(refused)
  })

  it('holds one cashtag, which is found before X is called', async () => {
    expect(await kit.publish(kit.request({ text: 'Buy $ABC now' }))).toMatchObject({ kind: 'published' })
    const calls = kit.fake.ledger.length
    const two = await kit.publish(kit.request({ text: 'Buy $ABC or $XYZ.' }))
    expect(two).toMatchObject({ kind: 'refused', error: { kind: 'content_policy' } })
    expect(kit.fake.ledger.length).toBe(calls)
    expect(await kit.publish(kit.request({ text: 'It costs $5 or $10' }))).toMatchObject({ kind: 'published' })
  })
})

describe('pictures and videos', () => {
  it('go out with their descriptions, four pictures at most', async () => {
    const webp = { ...PICTURE, mime: 'image/webp' as const }
    const files = [PICTURE, { ...PICTURE, bytes: 4_999_999 }, { ...PICTURE, alt: '' }, webp]
    expect(problemsOf(kit.request({ files }))).toEqual([])
    expect(await kit.publish(kit.request({ files }))).toMatchObject({ kind: 'published' })
    expect(posts()).toMatchObject([{ content: { alt: ['A hill', 'A hill', null, 'A hill'] } }])
    const five = kit.request({ files: [...files, PICTURE], text: 'Five' })
    expect(problemsOf(five)).not.toEqual([])
    expect(await kit.publish(five)).toMatchObject({ kind: 'refused', error: { retryable: false } })
  })

  it('are sent in parts of a megabyte at most', async () => {
    await kit.publish(kit.request({ files: [{ mime: 'video/mp4', bytes: 3_400_000, durationMs: 5_000 }] }))
    expect(kit.fake.ledger.filter(({ path }) => path.endsWith('/append'))).toHaveLength(4)
    expect(acceptedIn(kit.fake.ledger, 'media')).toMatchObject([{ content: { type: 'video/mp4', bytes: 3_400_000 } }])
    expect(posts()).toHaveLength(1)
  })

  it('of which a video is processed first, and may be processed for ever', async () => {
    const request = kit.request({ files: [{ mime: 'video/mp4', bytes: 100_000, durationMs: 5_000 }] })
    kit.fake.script({ on: 'POST /2/media/upload/initialize', fault: 'never_finishes' })
    const prepared = await kit.publisher.prepare(request, createProgress())
    if (prepared.kind !== 'prepared') throw new Error('not prepared')
    for (let question = 0; question < 3; question += 1) {
      const polled = await kit.publisher.poll?.(request, prepared.payload)
      expect(polled).toMatchObject({ kind: 'processing', again: 1_000 })
    }
    const [media] = kit.fake.state.media.values()
    if (media) media.state = 'failed'
    const error = { kind: 'media_format', detail: 'Unsupported video format', retryable: false }
    expect(await kit.publisher.poll?.(request, prepared.payload)).toMatchObject({ kind: 'refused', error })
  })

  it('that are gone from our own storage are named', async () => {
    const request = { ...kit.request({ files: [PICTURE] }), loadMedia: () => Promise.resolve(null) }
    expect(await kit.publish(request)).toMatchObject({ kind: 'refused', error: { kind: 'media_format' } })
  })

  it('go on from the part that was stored last, and are not sent again once complete', async () => {
    const request = kit.request({ files: [{ mime: 'video/mp4', bytes: 12_000_000, durationMs: 5_000 }] })
    const progress = createProgress()
    kit.fake.script({ on: 'POST /2/media/upload/:id/append', after: 10, fault: 'cut' })
    expect(await kit.publisher.prepare(request, progress)).toMatchObject({
      kind: 'refused',
      error: { retryable: true },
    })
    expect(await kit.publisher.prepare(request, progress)).toMatchObject({ kind: 'prepared' })
    // Eleven calls, the last of them cut; then four from the ninth on, because the eighth was the last one stored.
    expect(kit.fake.ledger.filter(({ path }) => path.endsWith('/append'))).toHaveLength(11 + 4)
    const calls = kit.fake.ledger.length
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    expect(kit.fake.ledger.slice(calls).some(({ path }) => path.includes('/media/upload/'))).toBe(false)
    expect(acceptedIn(kit.fake.ledger, 'media')).toHaveLength(1)
  })

  it('stop where a step can no longer be stored', async () => {
    const progress = createProgress()
    progress.loseNext()
    await expect(kit.publisher.prepare(kit.request({ files: [PICTURE] }), progress)).rejects.toThrow()
    expect(acceptedIn(kit.fake.ledger, 'media')).toHaveLength(0)
  })

  it('are begun anew when X has forgotten what was sent, or would before the post goes out', async () => {
    const request = kit.request({ files: [PICTURE] })
    const progress = createProgress()
    kit.fake.script({ on: 'POST /2/media/upload/:id/finalize', fault: 'cut' })
    await kit.publisher.prepare(request, progress)
    kit.fake.state.media.clear()
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    kit.outside.clock.advance(24 * 60 * MINUTE)
    const later = { ...request, secret: kit.access(), content: { ...request.content, text: 'Later' } }
    expect(await kit.publish(later, progress)).toMatchObject({ kind: 'published' })
    expect(acceptedIn(kit.fake.ledger, 'media')).toHaveLength(2)
  })
})

describe('threads, polls and settings', () => {
  it('answer the post before, part by part', async () => {
    const first = await kit.publish(kit.request({ text: 'One' }))
    if (first.kind !== 'published') throw new Error('not published')
    const part = { kind: 'reply', index: 1, replyTo: { root: first.remoteId, parent: first.remoteId } } as const
    const settings = { replySettings: 'following' }
    expect(await kit.publish(kit.request({ text: 'Two', part, settings }))).toMatchObject({ kind: 'published' })
    expect(posts()[1]?.content).toEqual({ text: 'Two', reply: { in_reply_to_tweet_id: first.remoteId }, alt: [] })
    const gone = { ...part, replyTo: { root: '1', parent: '1' } }
    const refused = { kind: 'refused', error: { kind: 'content_policy' } }
    expect(await kit.publish(kit.request({ text: 'Three', part: gone }))).toMatchObject(refused)
  })

  it('carry a poll within its limits', async () => {
    const poll = { options: ['a'.repeat(25), 'b', 'c', 'd'], duration: 10_080 * MINUTE, multiple: false }
    expect(problemsOf(kit.request({ poll }))).toEqual([])
    expect(await kit.publish(kit.request({ poll }))).toMatchObject({ kind: 'published' })
    expect(posts()).toMatchObject([{ content: { poll: { duration_minutes: 10_080 } } }])
    const beyond = [
      { ...poll, options: ['a'.repeat(26), 'b'] },
      { ...poll, options: ['a', 'b', 'c', 'd', 'e'] },
      { ...poll, duration: 10_081 * MINUTE },
      { ...poll, duration: 4 * MINUTE },
    ]
    for (const wrong of beyond) {
      expect(problemsOf(kit.request({ poll: wrong }))).toHaveLength(1)
      expect(await kit.publish(kit.request({ text: 'x', poll: wrong }))).toMatchObject({ kind: 'refused' })
    }
  })

  it('say who may reply, and what was made by machines or paid for', async () => {
    const settings = { replySettings: 'verified', madeWithAi: true, paidPartnership: true }
    await kit.publish(kit.request({ text: 'One', settings }))
    await kit.publish(kit.request({ text: 'Two', settings: { replySettings: 'everyone', madeWithAi: false } }))
    expect(posts().map(({ content }) => content)).toEqual([
      { text: 'One', reply_settings: 'verified', made_with_ai: true, paid_partnership: true, alt: [] },
      { text: 'Two', alt: [] },
    ])
  })
})
