import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptPostBanner } from '@/app/layouts/kept-post-banner.tsx'
import { STORAGE_KEYS } from '@/config/constants.ts'
import { KeptPostLine } from '@/features/auth/components/kept-post-line.tsx'
import { KEPT_POST_MAX, keptPost } from '@/lib/kept-post.ts'
import { show } from './support/show.tsx'

const stage = vi.hoisted(() => ({ createdAt: 0, begun: [] as { text: string }[] }))

vi.mock('@/session/use-session.ts', () => ({ useSignedIn: () => ({ user: { createdAt: stage.createdAt } }) }))
vi.mock('@/publishing/use-begin-post.ts', () => ({
  useBeginPost: () => async (draft: { text: string }) => void stage.begun.push(draft),
}))

const MINUTE = 60_000
const TEXT = '\n  Part three is out \nand more'
const stored = () => sessionStorage.getItem(STORAGE_KEYS.keptPost)

beforeEach(() => {
  sessionStorage.clear()
  stage.begun.length = 0
  stage.createdAt = Date.now() - 60 * MINUTE
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('what is kept', () => {
  it('is the text as it was written, up to its bound; blank text is nothing', () => {
    keptPost.write(TEXT)
    expect(keptPost.read()).toBe(TEXT)
    keptPost.write('a'.repeat(KEPT_POST_MAX + 1))
    expect(keptPost.read()).toHaveLength(KEPT_POST_MAX)
    sessionStorage.setItem(STORAGE_KEYS.keptPost, 'b'.repeat(9 * KEPT_POST_MAX))
    expect(keptPost.read()).toHaveLength(KEPT_POST_MAX)
    keptPost.write(' \n ')
    expect(keptPost.read()).toBeNull()
  })

  it('is nothing, with a line in the log, where storage is forbidden', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden')
    })
    keptPost.write(TEXT)
    expect(keptPost.read()).toBeNull()
    expect(complaint).toHaveBeenCalledTimes(2)
  })
})

describe('at the door', () => {
  it('a quiet line says what is kept, and nothing when nothing is', async () => {
    keptPost.write(TEXT)
    await show(<KeptPostLine />)
    expect(screen.getByText('Your post is kept: “Part three is out”')).toBeDefined()
    cleanup()
    keptPost.clear()
    await show(<KeptPostLine />)
    expect(screen.queryByText(/is kept/)).toBeNull()
  })
})

describe('inside', () => {
  it('a new account finds it as its first draft, once', async () => {
    stage.createdAt = Date.now() - MINUTE
    keptPost.write(TEXT)
    await show(<KeptPostBanner />)
    expect(stage.begun).toMatchObject([{ text: TEXT }])
    expect(stored()).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
    cleanup()
    await show(<KeptPostBanner />)
    expect(stage.begun).toHaveLength(1)
  })

  it('an older account is asked, and opens it as a draft of its own', async () => {
    keptPost.write(TEXT)
    await show(<KeptPostBanner />)
    expect(stage.begun).toEqual([])
    expect(screen.getByRole('status').textContent).toContain('“Part three is out”')
    fireEvent.click(screen.getByRole('button', { name: 'Open as a draft' }))
    expect(stage.begun).toMatchObject([{ text: TEXT }])
    expect(stored()).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('or throws it away', async () => {
    keptPost.write(TEXT)
    await show(<KeptPostBanner />)
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect([stage.begun, stored()]).toEqual([[], null])
  })
})
