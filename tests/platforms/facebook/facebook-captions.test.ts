import { FACEBOOK_CONTRACT } from '@postwright/core/platforms/facebook/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Publisher } from '../../../functions/src/domain/ports/networks.ts'
import { localeOf } from '../../../functions/src/platforms/facebook/captions.ts'
import { createFacebookModule } from '../../../functions/src/platforms/facebook/module.ts'
import { FACEBOOK_APP } from '../../fakes/facebook/facebook-state.ts'
import { startFacebookFake } from '../../fakes/facebook/start-facebook-fake.ts'
import { graphFailure } from '../../fakes/meta-graph/graph-failure.ts'
import { videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { makeCaptions, subRipOf } from '../../support/factories/captions.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { openEngine } from '../support/engine.ts'
import { createProgress } from '../support/publisher-kit.ts'

const start = () =>
  startGraphChannel({ app: FACEBOOK_APP, startFake: startFacebookFake, createModule: createFacebookModule })

let facebook: Awaited<ReturnType<typeof start>>
let channel: Awaited<ReturnType<typeof facebook.connectFirst>>
let progress: ReturnType<typeof createProgress>
beforeAll(async () => {
  facebook = await start()
  facebook.files.add('film', videoFile())
})
beforeEach(async () => {
  facebook.fake.reset()
  channel = await facebook.connectFirst()
  progress = createProgress()
})
afterAll(() => facebook.close())

const CAPTIONS = 'POST /v25.0/:video/captions'
const VIDEOS = 'POST /v25.0/:page/videos'
const UNKNOWN = 'Check the video: we could not confirm that it has its captions.'

/** A video of the Page with captions, as it is delivered. */
function film(languages: string[], format = 'post') {
  const media = [mediaOf('film', { mime: 'video/mp4' })]
  const made = facebook.request(channel, { text: 'A film', media, settings: { format } })
  return { ...made, loadCaptions: () => Promise.resolve(makeCaptions(...languages)) }
}
const publish = (request: ReturnType<typeof film>) => deliverPost(facebook.publisher, request, progress)
const reconcile = (request: ReturnType<typeof film>) => facebook.publisher.reconcile(request, progress.kept)
const posts = () => acceptedIn(facebook.fake.ledger, 'post')
const taken = () => acceptedIn(facebook.fake.ledger, 'captions')
const sent = () => facebook.fake.ledger.filter(({ path }) => path.endsWith('/captions')).length

describe('captions on Facebook', () => {
  it('are given to the video once it is there: a SubRip file for each language, the first one as its default', async () => {
    expect(FACEBOOK_CONTRACT.media.video.captions).toEqual({ languages: null, format: 'srt' })
    const outcome = await publish(film(['en', 'de', 'pt-BR', 'zh-TW']))
    expect(outcome).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
    expect(outcome).not.toHaveProperty('warning')
    expect(taken()).toMatchObject([
      { id: posts()[0]?.id, content: { locale: 'en_US', isDefault: true, text: subRipOf('en') } },
      { id: posts()[0]?.id, content: { locale: 'de_DE', isDefault: false, text: subRipOf('de') } },
      { content: { locale: 'pt_BR' } },
      { content: { locale: 'zh_TW' } },
    ])
  })

  it('each have the time of a call of their own', async () => {
    let count = 0
    progress.working = () => {
      count += 1
    }
    await publish(film(['en', 'de', 'fr', 'es']))
    expect(count).toBe(4)
  })

  it.each(['reel', 'story'])('are given to the video of a %s', async (format) => {
    const outcome = await publish(film(['en'], format))
    expect(outcome).toMatchObject({ kind: 'published' })
    expect(outcome).not.toHaveProperty('warning')
    const [video] = facebook.fake.state.videos
    expect(taken()).toMatchObject([{ id: video?.id }])
  })

  it('cost nothing where a video has none', async () => {
    await publish(film([]))
    expect([posts().length, sent(), progress.steps.size]).toEqual([1, 0, 0])
  })

  it.each([
    ['en', 'en_US'],
    ['pt', 'pt_PT'],
    ['pt-BR', 'pt_BR'],
    ['ar', 'ar_AR'],
    ['bn', 'bn_IN'],
    ['nb', 'nb_NO'],
    ['xx', null],
  ])('are named by the language and its region: %s is %s', (code, locale) => expect(localeOf(code)).toBe(locale))
})

describe('captions that Facebook does not take', () => {
  const failure = (code: number, message: string) => ({ status: 400, body: graphFailure({ code, message }).body })

  it.each([
    ['refused', failure(387, 'No SRT file'), 'No SRT file'],
    ['forbidden', failure(200, 'Not allowed'), 'Not allowed'],
    ['limited', failure(4, 'Too many calls'), 'Too many calls'],
    ['in trouble', { status: 503 }, ''],
    ['cut', 'cut' as const, ''],
    ['of an expired access', 'token_expired' as const, ''],
    ['answered otherwise', { status: 200, body: { success: false } }, ''],
  ])('being %s leave the post published, which says so, and go on with the next', async (_name, fault, why) => {
    facebook.fake.script({ on: CAPTIONS, fault })
    const outcome = await publish(film(['en', 'de']))
    expect(outcome).toMatchObject({
      kind: 'published',
      remoteId: posts()[0]?.id,
      warning: expect.stringMatching(new RegExp(`^The video has no captions in English: .*${why}`)),
    })
    expect(posts()).toHaveLength(1)
    expect(taken()).toMatchObject([{ content: { locale: 'de_DE' } }])
  })

  it('for want of a region, or as a second file of one locale, are named', async () => {
    expect(await publish(film(['pt', 'pt-PT', 'xx']))).toMatchObject({
      kind: 'published',
      warning: 'The video has no captions in European Portuguese, xx: Facebook accepts one file for pt_PT.',
    })
    expect(sent()).toBe(1)
  })

  it('are not sent for a post that is not published, or may not be', async () => {
    facebook.fake.script({ on: VIDEOS, fault: failure(352, 'No') })
    expect(await publish(film(['en']))).toMatchObject({ kind: 'refused' })
    facebook.fake.script({ on: VIDEOS, fault: 'cut' })
    expect(await publish(film(['en']))).toMatchObject({ kind: 'unknown' })
    expect(sent()).toBe(0)
  })
})

describe('a worker that ends between the video and its captions', () => {
  it('stops where the step can no longer be stored, with the post published', async () => {
    progress.loseNext()
    expect(await publish(film(['en']))).toMatchObject({ kind: 'published', warning: UNKNOWN })
    expect(sent()).toBe(0)
  })

  it.each(['post', 'reel', 'story'])(
    'leaves a %s that is found, and says that its captions are not known',
    async (format) => {
      const request = film(['en'], format)
      facebook.fake.script({ on: CAPTIONS, fault: 'cut' })
      const outcome = await publish(request)
      const found = await reconcile(request)
      expect(found).toMatchObject({ kind: 'published', warning: UNKNOWN })
      expect('remoteId' in found && found.remoteId).toBe('remoteId' in outcome && outcome.remoteId)
      expect(posts()).toHaveLength(1)
    },
  )

  it('leaves the id of the video behind, so that it is found while the Page does not list it yet', async () => {
    const request = film(['en'])
    facebook.fake.script({ on: VIDEOS, fault: { hidden: 9 } })
    const outcome = await publish(request)
    const found = { kind: 'published', remoteId: posts()[0]?.id, text: 'A film' }
    expect(await reconcile(request)).toMatchObject(found)
    const edited = { ...request, content: { ...request.content, text: 'Another film' } }
    expect(await reconcile(edited)).toMatchObject({ kind: 'absent' })
    expect(outcome).toMatchObject({ remoteId: posts()[0]?.id })
    expect(await reconcile({ ...request, recordKey: 'record2' })).toMatchObject({ kind: 'absent' })
  })

  it('gives the captions to a video that turns out to be posted already', async () => {
    const request = film(['en'], 'reel')
    await publish({ ...request, loadCaptions: () => Promise.resolve([]) })
    const outcome = await publish(request)
    expect(outcome).toMatchObject({ kind: 'published' })
    expect(outcome).not.toHaveProperty('warning')
    expect([posts().length, taken().length]).toEqual([1, 1])
  })
})

describe('the engine with captions on Facebook', () => {
  it.each([
    ['after_prepare', null],
    ['after_call', UNKNOWN],
    ['after_outcome', null],
  ] as const)('publishes once when its worker dies %s', async (at, warning) => {
    const { clock, publisher, files } = facebook
    const mediaUrl = (mediaId: string) => `${files.url}/${mediaId}`
    const publish: Publisher['publish'] = (request, ...rest) => publisher.publish({ ...request, mediaUrl }, ...rest)
    const given = { ...channel, clock, content: film([]).content, captions: makeCaptions('en', 'de') }
    const engine = await openEngine({ ...given, publisher: { ...publisher, publish }, crash: { at, times: 1 } })
    expect(await engine.deliverAll()).toMatchObject({ state: 'published', remoteId: posts()[0]?.id, warning })
    expect([posts().length, taken().length]).toEqual([1, 2])
  })
})
