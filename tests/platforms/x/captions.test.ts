import { X_CONTRACT } from '@postwright/core/platforms/x/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { makeCaptions, subRipOf } from '../../support/factories/captions.ts'
import { openEngine } from '../support/engine.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openX, type XKit } from './x-kit.ts'

let kit: XKit
beforeAll(async () => {
  kit = await openX()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const SUBTITLES = 'POST /2/media/subtitles'
const FILM = { mime: 'video/mp4', bytes: 100_000, durationMs: 5_000 } as const
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const taken = () => acceptedIn(kit.fake.ledger, 'subtitles')
const film = (...languages: string[]) => kit.request({ files: [FILM], captions: makeCaptions(...languages) })
const fileOf = (id: string) =>
  Buffer.concat([...(kit.fake.state.media.get(id)?.segments.values() ?? [])]).toString('utf8')

describe('captions on X', () => {
  it('are SubRip files of their own, one for each language, which the video has before the post is out', async () => {
    const outcome = await kit.publish(film('en', 'de', 'pt-BR', 'ja'))
    expect(outcome).toMatchObject({ kind: 'published' })
    expect(outcome).not.toHaveProperty('warning')
    expect(taken().map(({ content }) => content)).toMatchObject([
      { language_code: 'EN', display_name: 'English' },
      { language_code: 'DE', display_name: 'German' },
      { language_code: 'PT', display_name: 'Brazilian Portuguese' },
      { language_code: 'JA', display_name: 'Japanese' },
    ])
    expect(taken().map(({ content }) => fileOf(Object(content).id))).toEqual(['en', 'de', 'pt-BR', 'ja'].map(subRipOf))
    const [video] = Object(posts()[0]?.content).media.media_ids
    expect(taken().map(({ id }) => id)).toEqual(Array(4).fill(video))
    const calls = kit.fake.ledger.map(({ method, path }) => `${method} ${path}`)
    expect(calls.lastIndexOf(SUBTITLES)).toBeLessThan(calls.indexOf('POST /2/tweets'))
  })

  it('are left out in a language that X does not know, and in a second region of one that it has', async () => {
    expect(await kit.publish(film('pt', 'pt-BR', 'fil'))).toMatchObject({
      kind: 'published',
      warning: 'The video has no captions in Brazilian Portuguese, Filipino: X accepts one file for PT.',
    })
    expect(taken()).toHaveLength(1)
  })

  it('are not asked for with pictures', async () => {
    await kit.publish(kit.request({ files: [{ mime: 'image/png', bytes: 900 }], captions: makeCaptions('en') }))
    expect(posts()).toHaveLength(1)
    expect(taken()).toHaveLength(0)
  })
})

describe('captions that X does not take', () => {
  const refused = (status: number) => ({ status, body: { title: 'No', type: 'about:blank', detail: 'Invalid file.' } })

  it.each([400, 403, 404, 429])('with status %i leave the post without them, which says so', async (status) => {
    kit.fake.script({ on: SUBTITLES, fault: refused(status) })
    expect(await kit.publish(film('en', 'de'))).toMatchObject({
      kind: 'published',
      warning: expect.stringMatching(/^The video has no captions in English: .*Invalid file\./),
    })
    expect(posts()).toHaveLength(1)
    expect(taken().map(({ content }) => Object(content).language_code)).toEqual(['DE'])
  })

  it('are said of a post that is found too', async () => {
    const request = film('en')
    const progress = createProgress()
    kit.fake.script({ on: SUBTITLES, fault: refused(400) })
    await kit.publish(request, progress)
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({
      kind: 'published',
      remoteId: posts()[0]?.id,
      warning: expect.stringContaining('no captions in English'),
    })
  })

  it('for a failure that may pass are tried by the next delivery, which sends nothing else again', async () => {
    const request = film('en', 'de')
    const progress = createProgress()
    kit.fake.script({ on: SUBTITLES, after: 1, fault: 'silent_stored' })
    const stopped = { kind: 'refused', error: { retryable: true } }
    expect(await kit.publisher.prepare(request, progress)).toMatchObject(stopped)
    const outcome = await kit.publish(request, progress)
    expect(outcome).toMatchObject({ kind: 'published' })
    expect(outcome).not.toHaveProperty('warning')
    const files = acceptedIn(kit.fake.ledger, 'media').map(({ content }) => Object(content).type)
    expect(files).toEqual(['video/mp4', 'text/srt', 'text/srt', 'text/srt'])
    expect(taken().map(({ content }) => Object(content).language_code)).toEqual(['EN', 'DE', 'DE'])
  })

  it('are left out once that has failed three times', async () => {
    const request = film('en')
    const progress = createProgress()
    kit.fake.script({ on: SUBTITLES, times: 3, fault: { status: 503 } })
    const stopped = { kind: 'refused', error: { retryable: true } }
    expect(await kit.publisher.prepare(request, progress)).toMatchObject(stopped)
    expect(await kit.publisher.prepare(request, progress)).toMatchObject(stopped)
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published', warning: expect.any(String) })
    expect(posts()).toHaveLength(1)
  })

  it('because the access is lost hold up the post, as the access does', async () => {
    kit.fake.script({ on: SUBTITLES, times: 9, fault: 'token_expired' })
    expect(await kit.publish(film('en'))).toMatchObject({ kind: 'refused', error: { kind: 'token_expired' } })
    expect(posts()).toHaveLength(0)
  })

  it('stop where a step can no longer be stored', async () => {
    const progress = createProgress()
    kit.fake.script({ on: 'POST /2/media/upload/initialize', after: 1, fault: 'cut' })
    await kit.publisher.prepare(film('en'), progress)
    progress.loseNext()
    await expect(kit.publisher.prepare(film('en'), progress)).rejects.toThrow()
    expect(posts()).toHaveLength(0)
  })

  it('go with the upload that the post is made of, when X has forgotten the one before', async () => {
    const request = film('en')
    const progress = createProgress()
    await kit.publisher.prepare(request, progress)
    kit.outside.clock.advance(24 * 60 * 60_000)
    await kit.publish({ ...request, secret: kit.access() }, progress)
    const [video] = Object(posts()[0]?.content).media.media_ids
    expect(taken().at(-1)?.id).toBe(video)
    expect(new Set(taken().map(({ id }) => id)).size).toBe(2)
  })
})

describe('the engine with captions on X', () => {
  it.each(['after_claim', 'after_prepare', 'after_call', 'after_outcome'] as const)(
    'publishes once, with each language once, when its worker dies twice %s',
    async (at) => {
      const { outside, publisher, connection } = kit
      const { content } = film()
      const given = { clock: outside.clock, publisher, connection, secret: kit.access(), content }
      const engine = await openEngine({ ...given, captions: makeCaptions('en', 'de'), crash: { at, times: 2 } })
      expect(await engine.deliverAll()).toMatchObject({
        state: 'published',
        remoteId: posts()[0]?.id,
        warning: null,
      })
      expect(posts()).toHaveLength(1)
      expect(taken().map((one) => Object(one.content).language_code)).toEqual(['EN', 'DE'])
    },
  )

  it('publishes in time, without captions that X does not answer for', async () => {
    kit.fake.script({ on: SUBTITLES, times: 99, fault: { status: 503 } })
    const { outside, publisher, connection } = kit
    const given = { clock: outside.clock, publisher, connection, secret: kit.access(), content: film().content }
    const engine = await openEngine({ ...given, captions: makeCaptions('en') })
    const warning: unknown = expect.stringContaining('no captions in English')
    expect(await engine.deliverAll()).toMatchObject({ state: 'published', warning })
    expect(posts()).toHaveLength(1)
  })
})

it('the contract says that X takes them in every language of a video', () => {
  expect(X_CONTRACT.media.video.captions).toEqual({ languages: null, format: 'srt' })
})
