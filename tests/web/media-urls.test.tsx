import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signMedia } from '@postwright/core/api/media'
import { connections } from '@postwright/core/collections/connections'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { PostRows } from '@/features/content-studio/components/post-list/post-list.tsx'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

const asked = () => api.calls(signMedia).map(({ mediaIds }) => mediaIds)

beforeEach(() => {
  vi.useFakeTimers()
  store.leaveUnanswered(connections.path('w1'))
  answer()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function answer(): void {
  api.answer(signMedia, ({ mediaIds }) => {
    const there = mediaIds.filter((id) => id !== 'gone')
    return { urls: there.map((mediaId) => ({ mediaId, url: `/m/${mediaId}?${asked().length}`, expiresAt: 0 })) }
  })
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

function Pictures({ ids }: { ids: readonly string[] }) {
  const { status, urlOf, retry } = useMediaUrls('w1', ids)
  return (
    <button onClick={retry}>
      {status} {ids.map((id) => urlOf(id) ?? '-').join(' ')}
    </button>
  )
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: 1 } } })

async function showImages(...lists: string[][]) {
  await show(
    <QueryClientProvider client={client()}>
      {lists.map((ids) => (
        <Pictures key={ids.join()} ids={ids} />
      ))}
    </QueryClientProvider>,
  )
  await pass(100)
  return () => screen.getAllByRole('button').map(({ textContent }) => textContent)
}

describe('a page of the studio with more pictures than one call accepts', () => {
  it('shows every thumbnail, and asks for their addresses in as few calls as there can be', async () => {
    const posts = Array.from({ length: 23 }, (_, row) =>
      makePost({
        id: `p${row}`,
        media: Array.from({ length: 4 }, (_unused, at) => ({ mediaId: `m${row}-${at}`, alt: `Picture ${row}-${at}` })),
      }),
    )
    await show(
      <QueryClientProvider client={client()}>
        <PostRows workspaceId="w1" posts={posts} onCopy={() => undefined} />
      </QueryClientProvider>,
    )
    await pass(100)
    expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(92)
    expect(asked().map(({ length }) => length)).toEqual([50, 42])
  })
})

describe('addresses of pictures', () => {
  it('are asked for once, whichever component shows them', async () => {
    const texts = await showImages(['a', 'b', 'a'], ['b', 'c'])
    expect(asked()).toEqual([['a', 'b', 'c']])
    expect(texts()).toEqual(['ready /m/a?1 /m/b?1 /m/a?1', 'ready /m/b?1 /m/c?1'])
  })

  it('do not exist for a picture that does not', async () => {
    const texts = await showImages(['a', 'gone'])
    expect(texts()).toEqual(['ready /m/a?1 -'])
  })

  it('are renewed together before they are over, and shown meanwhile', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `m${at}`)
    const texts = await showImages(many)
    await pass(MEDIA_URL_TTL - 60_000)
    expect(asked().map(({ length }) => length)).toEqual([50, 10, 50, 10])
    expect(texts()[0]).toMatch(/^ready \S*m0\?[34]/)
  })

  it('that failed are said to be missing, and fetched again by themselves', async () => {
    api.refuse(signMedia, 'internal')
    const texts = await showImages(['a'])
    await pass(2_000)
    expect(texts()).toEqual(['error -'])
    answer()
    await pass(31_000)
    expect(texts()[0]).toMatch(/^ready \/m\/a/)
  })

  it('that failed are fetched again on demand', async () => {
    api.refuse(signMedia, 'internal')
    const texts = await showImages(['a'])
    await pass(2_000)
    answer()
    act(() => screen.getByRole('button').click())
    await pass(100)
    expect(texts()[0]).toMatch(/^ready \/m\/a/)
  })
})
