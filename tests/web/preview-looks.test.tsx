import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import type { Connection } from '@postwright/core/model/connection'
import type { PreviewFile } from '@/platforms/preview/preview-content.ts'
import { NetworkPreview } from '@/posts/preview/network-preview.tsx'
import { previewContentOf } from '@/posts/preview/preview-content-of.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const LINK = 'Read https://example.com/notes/on/joints/and/stools with @bob.example.com #news'

/** A file whose key names its kind. */
function fileOf(key: string, alt: string): PreviewFile {
  const common = {
    key,
    alt,
    url: `/${key}`,
    name: 'Plans',
    state: 'ready',
    progress: 1,
    durationMs: null,
    pages: null,
  } as const
  if (key.startsWith('film')) return { ...common, kind: 'video', mime: 'video/mp4', ratio: 0.56, durationMs: 61_000 }
  if (key.startsWith('paper')) return { ...common, kind: 'document', mime: 'application/pdf', ratio: 0.7, pages: 12 }
  return { ...common, kind: 'image', mime: 'image/png', ratio: 1.5 }
}

async function preview(channel: Partial<Connection>, draft: Partial<PostDraft>, settings: Record<string, string> = {}) {
  const connection = makeConnection({ handle: 'oak', name: 'Oak & Plane', ...channel })
  const chosen = Object.entries(settings).map(([key, value]) => ({ connectionId: connection.id, key, value }))
  const content = previewContentOf({ ...emptyDraft(), ...draft, settings: chosen }, connection, { fileOf })
  await show(<NetworkPreview channel={connection} content={content} device="phone" scheme="dark" />)
  return screen.findByRole('article')
}

const media = (...ids: string[]) => ids.map((mediaId) => ({ mediaId, alt: '' }))
const marked = (post: HTMLElement) => [...post.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent)

describe('what a network sets apart in a text', () => {
  it.each([
    ['bluesky', ['example.com/notes/on/joints…', '@bob.example.com', '#news']],
    ['facebook', ['https://example.com/notes/on/joints/and/stools', '@bob.example.com', '#news']],
    ['instagram', ['@bob.example.com', '#news']],
    ['discord', ['https://example.com/notes/on/joints/and/stools']],
  ] as const)('%s', async (platform, words) => {
    expect(marked(await preview({ platform }, { text: LINK, media: media('one') }))).toEqual(words)
  })

  it('names without a domain, where the network has such names', async () => {
    expect(marked(await preview({ platform: 'x' }, { text: 'With @ada, and ada@example.org' }))).toEqual(['@ada'])
    cleanup()
    expect(marked(await preview({}, { text: 'With @ada' }))).toEqual([])
  })
})

describe('a link without files', () => {
  it('has a card, unless the post, the channel or the network has none', async () => {
    const hasCard = (post: HTMLElement) => post.textContent.includes('Title of the linked page')
    expect(hasCard(await preview({}, { text: LINK }))).toBe(true)
    cleanup()
    expect(hasCard(await preview({}, { text: LINK, linkCard: false }))).toBe(false)
    cleanup()
    expect(hasCard(await preview({}, { text: LINK }, { linkCard: 'off' }))).toBe(false)
    cleanup()
    expect(hasCard(await preview({}, { text: LINK, media: media('one') }))).toBe(false)
  })

  it('has one on LinkedIn only with a title of its own', async () => {
    expect(within(await preview({ platform: 'linkedin' }, { text: LINK })).queryByText('example.com')).toBeNull()
    cleanup()
    const post = await preview({ platform: 'linkedin' }, { text: LINK, title: 'On joints' })
    expect(within(post).getByText('On joints')).toBeDefined()
    expect(within(post).getByText('example.com')).toBeDefined()
  })
})

describe('settings that are seen', () => {
  it('hide a post of Mastodon behind its warning, and its pictures as sensitive', async () => {
    const settings = { warning: 'Sharp tools', sensitive: 'on' }
    const post = await preview({ platform: 'mastodon' }, { text: 'A chisel', media: media('one') }, settings)
    expect(within(post).getByText('Sharp tools')).toBeDefined()
    expect(post.textContent).not.toContain('A chisel')
    expect(within(post).queryByRole('img')).toBeNull()
    await userEvent.click(within(post).getByRole('button', { name: 'Show more' }))
    await userEvent.click(within(post).getByRole('button', { name: 'Show' }))
    expect(post.textContent).toContain('A chisel')
    expect(within(post).getByRole('img')).toBeDefined()
  })

  it('make a story of Instagram, which has no words', async () => {
    const post = await preview(
      { platform: 'instagram' },
      { text: 'Never seen', media: media('one') },
      { format: 'story' },
    )
    expect(post.textContent).not.toContain('Never seen')
  })

  it('label what was made with AI and what is paid for', async () => {
    const post = await preview({ platform: 'x' }, { text: 'Hello' }, { madeWithAi: 'on', paidPartnership: 'on' })
    expect(post.textContent).toContain('Made with AI')
    expect(post.textContent).toContain('Paid partnership')
  })

  it('show no mark of AI on images of TikTok, which has one for videos only', async () => {
    const post = await preview({ platform: 'tiktok' }, { media: media('one') }, { madeWithAi: 'on' })
    expect(post.textContent).not.toContain('AI')
  })
})

describe('files', () => {
  it('are counted where the network does not show all of them', async () => {
    const post = await preview({ platform: 'facebook' }, { media: media('a', 'b', 'c', 'd', 'e', 'f', 'g') })
    expect(within(post).getAllByRole('img')).toHaveLength(5)
    expect(within(post).getByText('+2')).toBeDefined()
  })

  it('are swiped one after the other', async () => {
    const post = await preview({ platform: 'instagram' }, { media: media('a', 'b') })
    expect(within(post).getByRole('img', { name: 'Image 1' })).toBeDefined()
    expect(within(post).queryByRole('button', { name: 'Previous file' })).toBeNull()
    await userEvent.click(within(post).getByRole('button', { name: 'Next file' }))
    expect(within(post).getByRole('img', { name: 'Image 2' })).toBeDefined()
    expect(within(post).queryByRole('button', { name: 'Next file' })).toBeNull()
  })

  it('are a document with its pages, a video with its length, and a Short where YouTube makes one', async () => {
    const paper = await preview({ platform: 'linkedin' }, { title: 'Plans of a stool', media: media('paper') })
    expect(paper.textContent).toContain('Plans of a stool · 12 pages')
    cleanup()
    expect((await preview({ platform: 'bluesky' }, { media: media('film') })).textContent).toContain('1:01')
    cleanup()
    const short = await preview(
      { platform: 'youtube' },
      { title: 'A minute', text: 'Never seen', media: media('film') },
    )
    expect(short.textContent).toContain('A minute')
    expect(short.textContent).not.toContain('Never seen')
  })

  it('stand above a message of their own on Telegram when the text is too long for a caption', async () => {
    const text = 'word '.repeat(300)
    expect(
      (await preview({ platform: 'telegram' }, { text, media: media('one') })).querySelectorAll('section'),
    ).toHaveLength(2)
    cleanup()
    const short = await preview({ platform: 'telegram' }, { text: 'word', media: media('one') })
    expect(short.querySelectorAll('section')).toHaveLength(1)
  })
})

it('shows a poll with the time it is open, where the network has polls', async () => {
  const poll = { text: 'Which wood?', pollOptions: ['Ash', ''], pollDuration: 3 * 24 * 60 * 60_000 }
  const post = await preview({ platform: 'mastodon' }, poll)
  expect(
    within(post)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ash', 'Option 2'])
  expect(post.textContent).toContain('3 days left')
  cleanup()
  expect((await preview({ platform: 'facebook' }, poll)).textContent).not.toContain('Ash')
})

it('shows the requests of a webhook as JSON that can be read again', async () => {
  const post = await preview({ platform: 'webhook' }, { text: 'Say "hello"', thread: ['And 2'], media: media('one') })
  const events = [...post.querySelectorAll('pre')].map(({ textContent }): unknown => JSON.parse(textContent))
  expect(events).toMatchObject([
    { type: 'post.published', data: { text: 'Say "hello"', media: [{ mime: 'image/png' }], thread: null } },
    { data: { text: 'And 2', media: [], thread: { index: 1 } } },
  ])
})
