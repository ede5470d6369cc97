import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { type Platform, PLATFORMS } from '@postwright/core/platforms/platform'
import type { PreviewFile } from '@/platforms/preview/preview-content.ts'
import { NetworkPreview } from '@/posts/preview/network-preview.tsx'
import { previewContentOf } from '@/posts/preview/preview-content-of.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const WORDS = 'Six stools from one plank of ash'
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ mediaId: `m${at + 1}`, alt: `Stool ${at + 1}` }))

/** Networks that show one file at a time: files are swiped, or one stands for all. */
const SWIPED: readonly Platform[] = ['instagram', 'pinterest', 'tiktok', 'youtube']

function pictureOf(key: string, alt: string): PreviewFile {
  const known = { kind: 'image', mime: 'image/png', ratio: 1.5, durationMs: null, pages: null } as const
  return { key, alt, url: `/${key}.png`, name: `${key}.png`, state: 'ready', progress: 1, ...known }
}

async function preview(
  platform: Platform,
  draft: Partial<PostDraft>,
  more: { fileOf?: typeof pictureOf; channel?: Partial<Connection> } = {},
) {
  const channel = makeConnection({ platform, handle: 'oak', name: 'Oak & Plane', ...more.channel })
  const content = previewContentOf({ ...emptyDraft(), ...draft }, channel, { fileOf: more.fileOf ?? pictureOf })
  const shown = await show(<NetworkPreview channel={channel} content={content} device="phone" scheme="light" />)
  return { ...shown, post: await screen.findByRole('article') }
}

describe.each(PLATFORMS)('a preview of %s', (platform) => {
  const contract: PlatformContract = PLATFORM_CONTRACTS[platform]

  it('stands for a post in which nothing is written', async () => {
    const { post } = await preview(platform, {})
    expect(post.textContent).toMatch(/Your text appears here|Add a|"text": ""/)
  })

  it('shows its words, and two pictures by their descriptions or the first of them where they are swiped', async () => {
    const { post } = await preview(platform, { text: WORDS, media: files(2) })
    expect(post.textContent).toContain(WORDS)
    if (platform === 'webhook') return expect(post.textContent).toContain('"alt": "Stool 2"')
    const names = within(post)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'))
    const isOne = SWIPED.includes(platform)
    expect(names).toEqual(isOne ? ['Stool 1'] : ['Stool 1', 'Stool 2'])
  })

  it('shows what follows as a thread only where the network has threads', async () => {
    const { post } = await preview(platform, { text: WORDS, thread: ['Then the legs', 'Then the seat'] })
    expect(post.textContent.includes('Then the legs')).toBe(contract.thread !== null)
    expect(post.textContent.includes('Then the seat')).toBe(contract.thread !== null)
  })

  it('shows the first comment where the network has one, and a title where it has one', async () => {
    const { post } = await preview(
      platform,
      {
        text: WORDS,
        title: 'A title',
        comment: 'The plans are free',
        media: files(1),
      },
      { channel: { scopes: [...(contract.comment?.scopes ?? [])] } },
    )
    const takesComment = contract.comment !== null || contract.thread !== null
    expect(post.textContent.includes('The plans are free')).toBe(takesComment)
    // A title is the name of a document or a link there, and of nothing else.
    expect(post.textContent.includes('A title')).toBe(contract.title !== null && platform !== 'linkedin')
  })

  it('cuts the text where the feed does, and shows the rest when it is asked for', async () => {
    const text = `${'word '.repeat(200)}the end`
    const { post } = await preview(platform, { text, media: files(1) })
    const more = within(post).queryByRole('button', { name: /^(more|See more|Show more)$/ })
    expect(more !== null).toBe(contract.fold !== null)
    expect(post.textContent.includes('the end')).toBe(contract.fold === null)
    if (!more) return
    await userEvent.click(more)
    expect(post.textContent).toContain('the end')
    await userEvent.click(within(post).getByRole('button', { name: 'Show less' }))
    expect(post.textContent).not.toContain('the end')
  })
})

it('Discord’s preview shows the Markdown that Discord renders, and its signs only where they mean nothing', async () => {
  const text = [
    '# Title',
    '**bold** *italic* __under__ ~~gone~~ ||secret|| `code` \\*plain\\*',
    '> said',
    '- one',
    '  - deep',
    '2. two',
    '[plans](https://example.com/plans)',
    '```',
    'const **x** = 1',
    '```',
  ].join('\n')
  const { post } = await preview('discord', { text })
  const textOf = (selector: string) => [...post.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(textOf('strong')).toEqual(expect.arrayContaining(['Title', 'bold']))
  expect([textOf('em'), textOf('u'), textOf('s')]).toEqual([['italic'], ['under'], ['gone']])
  expect(textOf('code')).toEqual(['code', 'const **x** = 1'])
  expect(textOf('blockquote')[0]).toContain('said')
  expect(textOf('li')).toEqual(['• one', '◦ deep', '2. two'])
  expect(post.querySelector('[title="https://example.com/plans"]')?.textContent).toBe('plans')
  expect(post.textContent).toContain('*plain*')
  const spoiler = within(post).getByRole('button', { name: 'secret' })
  await userEvent.click(spoiler)
  expect(spoiler.getAttribute('aria-expanded')).toBe('true')
})

it('Telegram’s preview has no badge for descriptions, which Telegram does not show', async () => {
  const { post } = await preview('telegram', { text: WORDS, media: files(1) })
  expect(within(post).queryByRole('button')).toBeNull()
  cleanup()
  const { post: other } = await preview('mastodon', { text: WORDS, media: files(1) })
  expect(within(other).queryAllByRole('button').length).toBeGreaterThan(0)
})
