import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import { checkContent } from '@postwright/core/publishing/check-content'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { type LinkedInKit, MEMBER, openLinkedIn, ORGANIZATION } from './linkedin-kit.ts'

let kit: LinkedInKit
beforeAll(async () => {
  kit = await openLinkedIn()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const DAY = 24 * 60 * 60_000
const PICTURE = { mime: 'image/png', bytes: 9_000, alt: 'A hill' } as const
const PDF = { mime: 'application/pdf', bytes: 50_000 } as const
const VIDEO = { mime: 'video/mp4', bytes: 9_000_000, durationMs: 10_000 } as const
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const problemsOf = ({ content }: ReturnType<LinkedInKit['request']>) =>
  checkContent(LINKEDIN_CONTRACT, content).map(({ code }) => code)

describe('a text', () => {
  it.each([MEMBER, ORGANIZATION])('goes out as %s', async (author) => {
    expect(await kit.publish(kit.request({ author }))).toMatchObject({
      kind: 'published',
      remoteId: posts()[0]?.id,
      url: `https://www.linkedin.com/feed/update/${posts()[0]?.id}/`,
    })
    expect(posts()).toMatchObject([{ content: { author, commentary: 'Hello', visibility: 'PUBLIC' } }])
  })

  it('is shown as it was written, whatever signs are in it, and hashtags stay hashtags', async () => {
    const text = 'A (b) [c] {d} <e> a@b.c 1*2 ~x~ under_score | \\ #news #2 C# #a_b'
    await kit.publish(kit.request({ text }))
    expect(posts()).toMatchObject([{ content: { shown: text } }])
    expect(posts()).toMatchObject([{ content: { commentary: expect.stringMatching(/ #news \\#2 C\\# \\#a\\_b$/) } }])
  })

  it.each([
    ['letters', 'a'.repeat(3_000), 'a'.repeat(3_001)],
    ['signs that are escaped', '('.repeat(1_500), '('.repeat(1_501)],
  ])('is taken up to the limit in %s, and not one beyond', async (_name, fits, tooLong) => {
    expect(problemsOf(kit.request({ text: fits }))).toEqual([])
    expect(await kit.publish(kit.request({ text: fits }))).toMatchObject({ kind: 'published' })
    expect(problemsOf(kit.request({ text: tooLong }))).toEqual(['text_too_long'])
    const refused = { kind: 'refused', error: { kind: 'content_policy' } }
    expect(await kit.publish(kit.request({ text: tooLong }))).toMatchObject(refused)
  })

  it('mentions pages by number and by address, whole names only, and is found again', async () => {
    const companies = [
      'Example Works | https://www.linkedin.com/company/example-works/about',
      'Example | 77',
      'Unused | https://www.linkedin.com/company/nobody',
    ].join('\n')
    const text = 'With @Example Works, @Example (and @Examples, a@Example)'
    const request = kit.request({ text, settings: { companies } })
    const published = await kit.publish(request)
    expect(published).toMatchObject({ kind: 'published' })
    const commentary = String.raw`With @[Example Works](urn:li:organization:5001), @[Example](urn:li:organization:77) \(and \@Examples, a\@Example\)`
    expect(posts()).toMatchObject([{ content: { commentary } }])
    const found = await kit.publisher.reconcile(request, createProgress().kept)
    expect(found).toMatchObject({ kind: 'published', text })
  })

  it('is not sent while a page that it mentions is unknown, or may not be looked up', async () => {
    const text = 'With @Nobody'
    const settings = { companies: 'Nobody | https://www.linkedin.com/company/nobody' }
    const unknown = await kit.publish(kit.request({ text, settings }))
    expect(unknown).toMatchObject({ kind: 'refused', error: { kind: 'content_policy' } })
    const request = kit.request({ text, settings, author: MEMBER })
    const member = { ...request, connection: { ...request.connection, scopes: ['openid', 'w_member_social'] } }
    expect(await kit.publish(member)).toMatchObject({
      kind: 'refused',
      error: { kind: 'permission', detail: expect.stringContaining('number of the page') },
    })
    expect(posts()).toEqual([])
    for (const wrong of ['Nobody | nobody', 'Nobody | https://example.com/company/nobody']) {
      expect(problemsOf(kit.request({ text, settings: { companies: wrong } })), wrong).toEqual(['setting_invalid'])
    }
  })

  it('with a link and a title goes out as an article', async () => {
    await kit.publish(kit.request({ text: 'Read https://example.com/a', title: 'A page' }))
    await kit.publish(kit.request({ text: 'Read https://example.com/b' }))
    expect(posts()[0]).toMatchObject({
      content: { content: { article: { source: 'https://example.com/a', title: 'A page' } } },
    })
    expect(posts()[1]?.content).not.toHaveProperty('content')
  })

  it('is for everybody, for connections, or cannot be reposted, as was chosen', async () => {
    await kit.publish(kit.request({ settings: { visibility: 'CONNECTIONS', noReshare: true } }))
    expect(posts()).toMatchObject([{ content: { visibility: 'CONNECTIONS', isReshareDisabledByAuthor: true } }])
  })
})

describe('files', () => {
  it.each([MEMBER, ORGANIZATION])(
    'of one kind go out as %s: a picture, several, a document, a video',
    async (author) => {
      const sent = [
        await kit.publish(kit.request({ author, text: 'One', files: [PICTURE] })),
        await kit.publish(kit.request({ author, text: 'Many', files: [PICTURE, { ...PICTURE, alt: '' }] })),
        await kit.publish(kit.request({ author, text: 'Pages', files: [PDF], title: 'A report' })),
        await kit.publish(kit.request({ author, text: 'Film', files: [VIDEO] })),
      ]
      expect(sent.map(({ kind }) => kind)).toEqual(['published', 'published', 'published', 'published'])
      expect(posts().map(({ content }) => Object(content).content)).toMatchObject([
        { media: { id: expect.stringMatching(/image/), altText: 'A hill' } },
        { multiImage: { images: [{ altText: 'A hill' }, {}] } },
        { media: { id: expect.stringMatching(/document/), title: 'A report' } },
        { media: { id: expect.stringMatching(/video/) } },
      ])
      expect(posts()[3]?.id).toMatch(/^urn:li:ugcPost:/)
    },
  )

  it('are twenty pictures at most', async () => {
    const files = Array.from({ length: 20 }, () => PICTURE)
    expect(problemsOf(kit.request({ files }))).toEqual([])
    expect(await kit.publish(kit.request({ files }))).toMatchObject({ kind: 'published' })
    const more = kit.request({ text: 'More', files: [...files, PICTURE] })
    expect(problemsOf(more)).not.toEqual([])
    expect(await kit.publish(more)).toMatchObject({ kind: 'refused', error: { retryable: false } })
  })

  it('of which a document without a title gets one', async () => {
    expect(await kit.publish(kit.request({ files: [PDF] }))).toMatchObject({ kind: 'published' })
    expect(posts()).toMatchObject([{ content: { content: { media: { title: 'Document' } } } }])
  })

  it('are waited for until they are processed, or for a while where LinkedIn does not say', async () => {
    const organization = kit.request({ files: [PICTURE] })
    const prepared = await kit.publisher.prepare(organization, createProgress())
    const poll = (asked = organization, from = prepared) =>
      from.kind === 'prepared' ? kit.publisher.poll?.(asked, from.payload) : null
    expect(await poll()).toMatchObject({ kind: 'processing', again: 5_000 })
    expect(await poll()).toMatchObject({ kind: 'ready' })
    const member = kit.request({ author: MEMBER, files: [PICTURE] })
    const own = await kit.publisher.prepare(member, createProgress())
    expect(await poll(member, own)).toMatchObject({ kind: 'processing', again: 10_000 })
    kit.outside.clock.advance(10_000)
    expect(await poll(member, own)).toMatchObject({ kind: 'ready' })
  })

  it('that LinkedIn cannot process are refused', async () => {
    const request = kit.request({ files: [VIDEO] })
    const prepared = await kit.publisher.prepare(request, createProgress())
    for (const file of kit.fake.state.files.values()) file.status = 'PROCESSING_FAILED'
    const polled = prepared.kind === 'prepared' && (await kit.publisher.poll?.(request, prepared.payload))
    expect(polled).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
  })

  it('go on from the part that was stored last, and are not sent again once complete', async () => {
    const request = kit.request({ files: [VIDEO] })
    const progress = createProgress()
    kit.fake.script({ on: 'PUT /dms-uploads/:urn/:part', after: 1, fault: 'cut' })
    const cut = await kit.publisher.prepare(request, progress)
    expect(cut).toMatchObject({ kind: 'refused', error: { retryable: true } })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    expect(kit.fake.ledger.filter(({ path }) => path.startsWith('/dms-uploads/')).map(({ status }) => status)).toEqual([
      200,
      null,
      200,
      200,
    ])
    const calls = kit.fake.ledger.length
    await kit.publisher.prepare(request, progress)
    expect(kit.fake.ledger).toHaveLength(calls)
  })

  it('go to LinkedIn only, whatever address is named for them', async () => {
    const value = { uploadUrl: 'https://files.example.com/up', image: 'urn:li:image:1' }
    kit.fake.script({ on: 'POST /rest/images', fault: { status: 200, body: { value } } })
    const refused = { kind: 'refused', error: { kind: 'platform_down' } }
    expect(await kit.publish(kit.request({ files: [PICTURE] }))).toMatchObject(refused)
  })

  it('that are gone from our own storage are named', async () => {
    const request = { ...kit.request({ files: [PICTURE] }), loadMedia: () => Promise.resolve(null) }
    expect(await kit.publish(request)).toMatchObject({ kind: 'refused', error: { kind: 'media_format' } })
  })
})

describe('polls and comments', () => {
  it('a poll asks the first line, for one of the times that LinkedIn knows', async () => {
    const poll = { options: ['a'.repeat(30), 'b', 'c', 'd'], duration: 3 * DAY, multiple: false }
    expect(problemsOf(kit.request({ poll }))).toEqual([])
    expect(await kit.publish(kit.request({ text: 'Which?\nSay it below.', poll }))).toMatchObject({ kind: 'published' })
    const asked = { question: 'Which?', settings: { duration: 'THREE_DAYS' } }
    expect(posts()).toMatchObject([{ content: { content: { poll: asked } } }])
    const long = await kit.publish(kit.request({ text: 'x'.repeat(141), poll }))
    expect(long).toMatchObject({ kind: 'refused', error: { kind: 'content_policy' } })
    const wide = { ...poll, options: ['a'.repeat(31), 'b'] }
    expect(problemsOf(kit.request({ poll: wide }))).toHaveLength(1)
    expect(await kit.publish(kit.request({ poll: wide }))).toMatchObject({ kind: 'refused' })
  })

  it('a first comment stands below its post', async () => {
    const published = await kit.publish(kit.request())
    const root = published.kind === 'published' ? published.remoteId : ''
    const part = { kind: 'comment', index: 1, replyTo: { root, parent: root } } as const
    const comment = await kit.publish(kit.request({ text: 'More at (link)', part }))
    expect(comment).toMatchObject({ kind: 'published', url: expect.stringContaining(root) })
    const taken = { actor: ORGANIZATION, object: root, text: 'More at (link)' }
    expect(acceptedIn(kit.fake.ledger, 'comment')).toMatchObject([{ content: taken }])
    const long = await kit.publish(kit.request({ text: 'x'.repeat(1_251), part }))
    expect(long).toMatchObject({ kind: 'refused' })
  })
})
