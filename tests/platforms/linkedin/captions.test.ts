import { regionOf } from '@postwright/core/captions/language-tags'
import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { makeCaptions, subRipOf } from '../../support/factories/captions.ts'
import { openEngine } from '../support/engine.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { type LinkedInKit, openLinkedIn, ORGANIZATION } from './linkedin-kit.ts'

let kit: LinkedInKit
beforeAll(async () => {
  kit = await openLinkedIn()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const CAPTIONS = 'POST /dms-uploads/:urn/captions'
const FILM = { mime: 'video/mp4', bytes: 100_000, durationMs: 5_000 } as const
/** Uploaded in two parts. */
const LONG = { ...FILM, bytes: 4_200_000 }
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const taken = () => acceptedIn(kit.fake.ledger, 'captions')
const film = (...languages: string[]) => kit.request({ files: [FILM], captions: makeCaptions(...languages) })
const sent = (part: string) => kit.fake.ledger.filter(({ path }) => path.endsWith(part)).length
const announced = () => [...kit.fake.state.files.values()].map(({ captions }) => captions.announced)
const videoOf = (post: { content: unknown } | undefined) => Object(post?.content).content.media.id

describe('captions on LinkedIn', () => {
  it('are announced with the video, and sent as SubRip before it', async () => {
    const outcome = await kit.publish(film('de'))
    expect(outcome).toMatchObject({ kind: 'published' })
    expect(outcome).not.toHaveProperty('warning')
    expect(taken()).toMatchObject([
      { id: videoOf(posts()[0]), content: { locale: { language: 'DE', country: 'DE' }, text: subRipOf('de') } },
    ])
    const calls = kit.fake.ledger.map(({ path }) => path)
    expect(calls.findIndex((path) => path.endsWith('/captions'))).toBeLessThan(
      calls.findIndex((path) => path.endsWith('/0')),
    )
  })

  it('are those of the first language, as many as the contract says', async () => {
    expect(LINKEDIN_CONTRACT.media.video.captions).toEqual({ languages: 1, format: 'srt' })
    const outcome = await kit.publish(film('pt-BR', 'de'))
    expect(outcome).toMatchObject({ kind: 'published' })
    expect(outcome).not.toHaveProperty('warning')
    expect(taken()).toMatchObject([{ content: { locale: { language: 'PT', country: 'BR' } } }])
  })

  it('are not announced with a video that has none', async () => {
    expect(await kit.publish(film())).toMatchObject({ kind: 'published' })
    expect(announced()).toEqual([false])
    expect(sent('/captions')).toBe(0)
  })

  it.each([
    ['en', 'US'],
    ['pt', 'PT'],
    ['pt-BR', 'BR'],
    ['zh-TW', 'TW'],
    ['sr', 'RS'],
    ['xx', null],
  ])('are for the region that %s means: %s', (language, region) => expect(regionOf(language)).toBe(region))
})

describe('captions that LinkedIn does not take', () => {
  it.each([400, 403, 409, 422, 429])(
    'with status %i leave the post without them: the video is announced once more without',
    async (status) => {
      kit.fake.script({ on: CAPTIONS, fault: { status, body: { status, message: 'Not SRT' } } })
      expect(await kit.publish(film('en'))).toMatchObject({
        kind: 'published',
        warning: expect.stringMatching(/^The video has no captions in English: .*Not SRT/),
      })
      expect(announced()).toEqual([true, false])
      expect(sent('/0')).toBe(1)
      expect(posts()).toHaveLength(1)
    },
  )

  it('are said of a post that is found too, and not announced again', async () => {
    const request = film('en')
    const progress = createProgress()
    kit.fake.script({ on: CAPTIONS, fault: { status: 400, body: { message: 'Not SRT' } } })
    kit.fake.script({ on: 'PUT /dms-uploads/:urn/:part', fault: 'cut' })
    expect(await kit.publisher.prepare(request, progress)).toMatchObject({ kind: 'refused' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    expect(announced()).toEqual([true, false])
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({
      kind: 'published',
      remoteId: posts()[0]?.id,
      warning: expect.stringContaining('no captions in English'),
    })
  })

  it('although they were announced, for lack of an address, leave the post without them', async () => {
    const value = { video: 'urn:li:video:C4without', uploadToken: '', uploadInstructions: [] }
    const part = { uploadUrl: `${kit.fake.url}/dms-uploads/x/0`, firstByte: 0, lastByte: 9 }
    const body = { value: { ...value, uploadInstructions: [part] } }
    kit.fake.script({ on: 'POST /rest/videos', fault: { status: 200, body } })
    expect(await kit.publish(film('en'))).toMatchObject({
      kind: 'published',
      warning: 'The video has no captions in English: LinkedIn names no address for captions.',
    })
    expect(announced()).toEqual([false])
  })

  it.each(['cut', 'silent_stored', { status: 503 }] as const)(
    'for a failure that may pass (%o) are sent with a new upload, before any part',
    async (fault) => {
      const request = film('en')
      const progress = createProgress()
      kit.fake.script({ on: CAPTIONS, fault })
      const stopped = { kind: 'refused', error: { retryable: true } }
      expect(await kit.publisher.prepare(request, progress)).toMatchObject(stopped)
      expect(sent('/0')).toBe(0)
      const outcome = await kit.publish(request, progress)
      expect(outcome).toMatchObject({ kind: 'published' })
      expect(outcome).not.toHaveProperty('warning')
      expect(taken().at(-1)?.id).toBe(videoOf(posts()[0]))
    },
  )

  it('are left out once that has failed three times', async () => {
    const request = film('en')
    const progress = createProgress()
    kit.fake.script({ on: CAPTIONS, times: 3, fault: 'cut' })
    await kit.publisher.prepare(request, progress)
    await kit.publisher.prepare(request, progress)
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published', warning: expect.any(String) })
    expect(announced()).toEqual([true, true, true, false])
  })

  it('because the access is lost hold up the post, as the access does', async () => {
    kit.fake.script({ on: CAPTIONS, times: 9, fault: 'token_expired' })
    expect(await kit.publish(film('en'))).toMatchObject({ kind: 'refused', error: { kind: 'token_expired' } })
    expect(posts()).toHaveLength(0)
  })
})

describe('an upload with captions that was interrupted', () => {
  it('goes on with the parts, and does not send the captions again', async () => {
    const request = kit.request({ files: [LONG], captions: makeCaptions('en') })
    const progress = createProgress()
    kit.fake.script({ on: 'PUT /dms-uploads/:urn/:part', after: 1, fault: 'cut' })
    expect(await kit.publisher.prepare(request, progress)).toMatchObject({ kind: 'refused' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    expect([sent('/captions'), sent('/0'), sent('/1')]).toEqual([1, 1, 2])
  })

  it('sends them to the new upload when the worker dies before the video is kept, or its addresses have ended', async () => {
    const request = film('en')
    const progress = createProgress()
    const keep = progress.keep
    let isDead = false
    progress.keep = (key, ref) => {
      isDead ||= key.startsWith('upload:')
      return isDead ? Promise.reject(new Error('the worker is dead')) : keep(key, ref)
    }
    await expect(kit.publisher.prepare(request, progress)).rejects.toThrow()
    progress.keep = keep
    kit.fake.script({ on: 'PUT /dms-uploads/:urn/:part', fault: 'cut' })
    await kit.publisher.prepare(request, progress)
    kit.outside.clock.advance(25 * 60 * 60_000)
    const later = { ...request, secret: kit.access() }
    expect(await kit.publish(later, progress)).toMatchObject({ kind: 'published' })
    expect(announced()).toEqual([true, true, true])
    expect(taken()).toHaveLength(3)
    expect(taken().at(-1)?.id).toBe(videoOf(posts()[0]))
    expect(Object(posts()[0]?.content).author).toBe(ORGANIZATION)
  })
})

describe('the engine with captions on LinkedIn', () => {
  it.each(['after_claim', 'after_prepare', 'after_call', 'after_outcome'] as const)(
    'publishes once, with the captions sent once, when its worker dies twice %s',
    async (at) => {
      const { outside, publisher } = kit
      const channel = { connection: kit.connection(ORGANIZATION), secret: kit.access(), content: film().content }
      const given = { ...channel, clock: outside.clock, publisher, captions: makeCaptions('en', 'de') }
      const engine = await openEngine({ ...given, crash: { at, times: 2 } })
      expect(await engine.deliverAll()).toMatchObject({ state: 'published', warning: null })
      expect([posts().length, taken().length]).toEqual([1, 1])
    },
  )
})
