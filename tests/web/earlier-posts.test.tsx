import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { EarlierPosts } from '@postwright/core/model/earlier-posts'
import { useEarlierPosts } from '@/checks/data/use-earlier-posts.ts'

const read = vi.hoisted(() => vi.fn<(workspaceId: string) => Promise<EarlierPosts['posts']>>())
vi.mock('@/checks/data/read-earlier-posts.ts', () => ({ readEarlierPosts: read }))

afterEach(() => {
  read.mockReset()
})

const POSTS = { p1: { sum: 'a'.repeat(64), words: 'Words', plannedAt: 1, family: null } }

it('reads once what other posts say, however often a draft is shown anew', async () => {
  read.mockResolvedValue(POSTS)
  const { result, rerender } = renderHook(() => useEarlierPosts('w1'))
  expect(result.current).toEqual({})
  await waitFor(() => expect(result.current).toEqual(POSTS))
  rerender()
  expect(result.current).toBe(POSTS)
  expect(read).toHaveBeenCalledTimes(1)
})

it('knows of none where they cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  read.mockRejectedValue(new Error('no network'))
  const { result } = renderHook(() => useEarlierPosts('w1'))
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(result.current).toEqual({})
})
