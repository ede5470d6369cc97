import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { EARLIER_POSTS_ID } from '@postwright/core/model/earlier-posts'
import { useEarlierPosts } from '@/checks/data/use-earlier-posts.ts'
import { store } from '../support/client/store.ts'
import { makeBase } from '../support/factories/document-base.ts'

const POSTS = { p1: { sum: 'a'.repeat(64), words: 'Words', plannedAt: 1, family: null } }

it('reads once what other posts say, however often a draft is shown anew', async () => {
  store.put(earlierPosts, ['w1'], { ...makeBase(EARLIER_POSTS_ID), posts: POSTS })
  const { result, rerender } = renderHook(() => useEarlierPosts('w1'))
  expect(result.current).toEqual({})
  await waitFor(() => expect(result.current).toEqual(POSTS))
  const read = result.current
  rerender()
  expect(result.current).toBe(read)
  expect(store.reads(`${earlierPosts.path('w1')}/${EARLIER_POSTS_ID}`)).toHaveLength(1)
})

it('knows of none where they cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  store.fail(earlierPosts.path('w1'), new Error('no network'))
  const { result } = renderHook(() => useEarlierPosts('w1'))
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(result.current).toEqual({})
})
