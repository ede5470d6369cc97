import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { posts } from '@postwright/core/collections/posts'
import { PostSearch } from '@/features/content-studio/components/post-list/post-list.tsx'
import { PostTime } from '@/features/content-studio/components/post-list/post-row.tsx'
import { PostTools } from '@/features/content-studio/components/post-list/post-tools.tsx'
import { store } from '../support/client/store.ts'
import { parseView, viewParams, type PostView, matchesWords } from '@/features/content-studio/post-view.ts'
import { formatZoned } from '@/ui/format-time.ts'
import { makePost } from '../support/factories/post.ts'
import { eventually } from '../support/eventually.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const NOW = Date.now()
const view: PostView = { tab: 'published', sort: 'published', words: '' }

describe('the time of a post in the list', () => {
  const told = async (fields: Parameters<typeof makePost>[0]) => {
    const { container } = await show(<PostTime post={makePost(fields)} tzid="UTC" />)
    return container.textContent ?? ''
  }

  it('is when it really went out, and not when it was last touched', async () => {
    const outAt = NOW - 3_600_000
    const text = await told({ lifecycle: 'published', publishedAt: outAt, updatedAt: NOW })
    expect(text).toContain(`Published ${formatZoned(outAt, 'UTC', NOW)}`)
  })

  it('is when it goes out while something is still to come, and the last edit of a draft', async () => {
    expect(await told({ lifecycle: 'scheduled', nextAt: NOW + 60_000 })).toContain('Will be published')
    expect(await told({ lifecycle: 'draft' })).toContain('Edited')
    expect(await told({ lifecycle: 'published' })).toContain('Last change')
  })
})

describe('the address of the list', () => {
  it('holds what is listed, the order and the words, and leaves out what is usual', () => {
    const chosen: PostView = { tab: 'drafts', sort: 'edited', words: 'oak' }
    expect(viewParams(chosen)).toEqual({ show: 'drafts', sort: 'edited', q: 'oak' })
    expect(parseView(new URLSearchParams(viewParams(chosen)))).toEqual(chosen)
    expect(viewParams(view)).toEqual({ show: 'published' })
  })

  it('is read as the usual view where it makes no sense', () => {
    const params = new URLSearchParams({ show: 'drafts', sort: 'published', q: 'x'.repeat(201) })
    expect(parseView(params)).toEqual({ tab: 'drafts', sort: 'created', words: '' })
  })
})

describe('the search', () => {
  /** Stores this many published posts, some of them with their own texts. */
  function putPosts(count: number, texts: Record<number, string> = {}): void {
    const published = Array.from({ length: count }, (_, at) =>
      makePost({ id: `p${at}`, text: texts[at] ?? `Post ${at}`, lifecycle: 'published', publishedAt: NOW - at }),
    )
    store.put(posts, ['w1'], ...published)
  }

  it('finds every word in the text or in a description, whatever its case and its accents', () => {
    const post = makePost({ text: 'Ein Stuhl aus ÉBÈNE', media: [{ mediaId: 'm', alt: 'The chair' }] })
    expect(['stuhl', 'ebene CHAIR', ' chair '].map((words) => matchesWords(post, words))).toEqual([true, true, true])
    expect(matchesWords(post, 'stuhl table')).toBe(false)
  })

  it('is asked for once the typing pauses, and cleared with Escape', async () => {
    const onView = vi.fn<(next: PostView) => void>()
    await show(<PostTools view={view} onView={onView} />)
    const user = userEvent.setup()
    const field = screen.getByRole('searchbox', { name: /Search in texts/ })
    await user.type(field, 'oak')
    await eventually(() => expect(onView).toHaveBeenCalledExactlyOnceWith({ ...view, words: 'oak' }))
    await user.keyboard('{Escape}')
    expect(onView).toHaveBeenLastCalledWith({ ...view, words: '' })
    expect(field).toHaveProperty('value', '')
  })

  it('says how far it looked, and looks further when it is asked to', async () => {
    putPosts(60, { 3: 'Of oak', 55: 'Oak again' })
    await show(<PostSearch view={{ ...view, words: 'oak' }} onCopy={() => undefined} />)
    expect((await screen.findByText(/^1 match/)).textContent).toBe('1 match. Searched the first 50 posts in this list.')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Search 50 more' }))
    expect((await screen.findByText(/^2 matches/)).textContent).toContain('Searched all 60 posts in this list')
    expect(screen.getAllByText(/^(Of oak|Oak again)$/)).toHaveLength(2)
  })

  it('claims that there is nothing only with what it has looked through', async () => {
    putPosts(7)
    await show(<PostSearch view={{ ...view, words: ' oak ' }} onCopy={() => undefined} />)
    expect(await screen.findByRole('heading', { name: 'No results for “oak”' })).toBeDefined()
    expect(screen.getAllByText(/Searched all 7 posts in this list/)).toHaveLength(2)
  })
})
