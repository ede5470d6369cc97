import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky/contract'
import { checkContent } from '@postwright/core/publishing/check-content'
import { describe, expect, it } from 'vitest'
import { createStage, DID, KEY, requestOf } from './bluesky-kit.ts'

const POST = `at://${DID}/app.bsky.feed.post/${KEY}`
const pictures = (count: number) =>
  Array.from({ length: count }, () => ({ mime: 'image/jpeg' as const, alt: 'A pier' }))

async function postOf(request: Parameters<typeof requestOf>[0], pages?: Parameters<typeof createStage>[0]) {
  const stage = createStage(pages)
  const published = await stage.publish(requestOf(request))
  return { ...stage, published, post: stage.recordsOf('post')[0] ?? expect.fail() }
}

describe('files', () => {
  it.each([
    [1, 'app.bsky.embed.images', 'images'],
    [4, 'app.bsky.embed.images', 'images'],
    [5, 'app.bsky.embed.gallery', 'items'],
    [10, 'app.bsky.embed.gallery', 'items'],
  ])('%i pictures go out as %s', async (count, type, list) => {
    const { post } = await postOf({ media: pictures(count) })
    expect(post['embed']).toMatchObject({ $type: type })
    expect(Reflect.get(Object(post['embed']), list)).toHaveLength(count)
  })

  it('an eleventh picture is refused before', () => {
    const { content } = requestOf({ media: pictures(11) })
    expect(checkContent(BLUESKY_CONTRACT, content).map(({ code }) => code)).toContain('too_many_images')
  })

  it('a video goes out with its shape and description', async () => {
    const { post, uploads } = await postOf({ text: 'Look', media: [{ mime: 'video/mp4', alt: 'A wave' }] })
    expect(uploads).toEqual([{ type: 'video/mp4', bytes: 10 }])
    const shape = { alt: 'A wave', aspectRatio: { width: 64, height: 32 } }
    expect(post['embed']).toMatchObject({ $type: 'app.bsky.embed.video', video: { mimeType: 'video/mp4' }, ...shape })
  })

  it('are uploaded once, however often the post is prepared', async () => {
    const stage = createStage()
    const request = requestOf({ media: pictures(2) })
    await stage.prepare(request)
    await stage.prepare(request)
    expect(stage.uploads).toHaveLength(2)
  })
})

describe('a part of a thread', () => {
  it('answers the posts that are named, which say how they are answered', async () => {
    const { published } = await postOf({ text: 'One' })
    expect(published).toMatchObject({
      kind: 'published',
      ref: JSON.stringify({ uri: POST, cid: 'bafyreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' }),
    })
    const ref = published.kind === 'published' ? (published.ref ?? '') : ''
    const replyTo = { root: ref, parent: JSON.stringify({ uri: `${POST}2`, cid: 'bafyreiother' }) }
    const { post } = await postOf({ text: 'Two', part: { kind: 'reply', index: 2, replyTo } })
    const root = { uri: POST, cid: 'bafyreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' }
    expect(post['reply']).toEqual({ root, parent: { uri: `${POST}2`, cid: 'bafyreiother' } })
  })
})

describe('settings', () => {
  it('languages and label are in the record; what is no language is left out', async () => {
    const { post } = await postOf({ text: 'x', settings: { languages: 'en, de-AT !, xx-', label: 'nudity' } })
    expect(post['langs']).toEqual(['en', 'de-AT'])
    expect(post['labels']).toEqual({ $type: 'com.atproto.label.defs#selfLabels', values: [{ val: 'nudity' }] })
  })

  it('nothing is added where nothing is chosen', async () => {
    const { records, post } = await postOf({
      text: 'x',
      settings: { label: 'none', replies: 'everyone', quotes: true },
    })
    expect(Object.keys(post).toSorted()).toEqual(['$type', 'createdAt', 'text'])
    expect(records).toHaveLength(1)
  })

  it.each([
    ['nobody', []],
    ['followers', [{ $type: 'app.bsky.feed.threadgate#followerRule' }]],
  ])('replies by %s are limited before the post is there', async (replies, allow) => {
    const { records } = await postOf({ text: 'x', settings: { replies } })
    expect(records.map(({ collection }) => collection)).toEqual(['app.bsky.feed.threadgate', 'app.bsky.feed.post'])
    expect(records[0]).toMatchObject({ rkey: KEY, record: { post: POST, allow } })
  })

  it('quotes can be switched off', async () => {
    const { recordsOf } = await postOf({ text: 'x', settings: { quotes: false } })
    const rule = { $type: 'app.bsky.feed.postgate#disableRule' }
    expect(recordsOf('postgate')).toMatchObject([{ post: POST, embeddingRules: [rule] }])
  })

  it('a later part of a thread has no gate of replies of its own', async () => {
    const ref = JSON.stringify({ uri: POST, cid: 'bafyreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku' })
    const part = { kind: 'reply' as const, index: 1, replyTo: { root: ref, parent: ref } }
    const { recordsOf } = await postOf({ text: 'x', part, settings: { replies: 'nobody' } })
    expect(recordsOf('threadgate')).toEqual([])
  })
})

describe('the card of a link', () => {
  const link = 'https://page.test/story'
  const asked = { text: `Read ${link}`, settings: { linkCard: true } }
  const head = `<meta property="og:title" content="Tom &amp; Ada&#39;s"><meta content='Long  story' name="description">`
  const html = (more = '') => ({
    type: 'text/html; charset=utf-8',
    body: `<head><title>Plain</title>${head}${more}</head>`,
  })

  it('has the title, description and picture that the page names', async () => {
    const picture = { type: 'image/jpeg', body: 'picture' }
    const pages = {
      [link]: html('<meta property="og:image" content="/pier.jpg">'),
      'https://page.test/pier.jpg': picture,
    }
    const { post, uploads } = await postOf(asked, pages)
    const external = { uri: link, title: "Tom & Ada's", description: 'Long story' }
    expect(post['embed']).toMatchObject({
      $type: 'app.bsky.embed.external',
      external: { ...external, thumb: { size: 7 } },
    })
    expect(uploads).toHaveLength(1)
  })

  it('goes without a picture that cannot be had', async () => {
    const { post } = await postOf(asked, { [link]: html('<meta property="og:image" content="javascript:alert(1)">') })
    expect(post['embed']).toEqual({
      $type: 'app.bsky.embed.external',
      external: { uri: link, title: "Tom & Ada's", description: 'Long story' },
    })
  })

  it.each([
    ['the page is gone', {}],
    ['the address is no page', { [link]: { type: 'application/pdf', body: '%PDF' } }],
    ['the page has no title', { [link]: { type: 'text/html', body: '<p>hello</p>' } }],
  ])('is left out when %s', async (_why, pages) => {
    expect((await postOf(asked, pages)).post['embed']).toBeUndefined()
  })

  it('gives way to pictures, and to a choice against it', async () => {
    const pages = { [link]: html() }
    const withImage = await postOf({ ...asked, media: pictures(1) }, pages)
    expect(withImage.post['embed']).toMatchObject({ $type: 'app.bsky.embed.images' })
    expect((await postOf({ ...asked, settings: { linkCard: false } }, pages)).post['embed']).toBeUndefined()
  })

  it('is read once, so that a repeated attempt makes the same record', async () => {
    const pages: Record<string, ReturnType<typeof html>> = { [link]: html() }
    const stage = createStage(pages)
    const first = await stage.prepare(requestOf(asked))
    delete pages[link]
    expect(await stage.prepare(requestOf(asked))).toEqual(first)
  })
})
