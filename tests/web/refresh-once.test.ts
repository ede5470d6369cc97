import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api-error.ts'
import { createRefreshOnce, NO_ACCESS_TOKEN, type RefreshDeps } from '@/lib/refresh-once.ts'
import type { Tokens } from '@/lib/token-store.ts'
import { eventually } from '../support/eventually.ts'

type Reply = Awaited<ReturnType<RefreshDeps['request']>>

const OLD: Tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' }
const refused = () => new ApiError('refresh_token_invalid', { status: 401, detail: 'no' })

/** A refresh over a store in memory, whose endpoint answers when the test says so. */
function setUp(stored: Tokens | null = OLD) {
  const state = { stored }
  const asked: { token: string; answer: (reply: Reply) => void; fail: (error: Error) => void }[] = []
  const lost = vi.fn<(error: Error) => void>()
  const deps: RefreshDeps = {
    store: {
      read: () => state.stored,
      replace(expected, next) {
        if (state.stored?.refreshToken !== expected) return false
        state.stored = next
        return true
      },
      clear: () => {
        state.stored = null
      },
    },
    request: (token) =>
      new Promise((answer, fail) => {
        asked.push({ token, answer, fail })
      }),
    exclusively: (work) => work(),
    onLost: lost,
  }
  const refreshOnce = createRefreshOnce(deps)
  /** The pending request, once it is there. */
  const request = async (index = 0) => {
    await eventually(() => expect(asked.length).toBeGreaterThan(index))
    const found = asked[index]
    if (!found) throw new Error('no request')
    return found
  }
  return { state, asked, lost, refreshOnce, request }
}

describe('one refresh per rejected token', () => {
  it('serves a hundred callers with one request and gives all of them the new token', async () => {
    const { refreshOnce, request, asked, state } = setUp()
    const callers = Array.from({ length: 100 }, () => refreshOnce('access-1'))
    ;(await request()).answer({ accessToken: 'access-2', refreshToken: 'refresh-2' })
    expect(new Set(await Promise.all(callers))).toEqual(new Set(['access-2']))
    expect(asked).toHaveLength(1)
    expect(state.stored).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' })
  })

  it('tells of itself while it runs, for its own token only', async () => {
    const { refreshOnce, request } = setUp()
    expect(refreshOnce.underWay('access-1')).toBeNull()
    const caller = refreshOnce('access-1')
    expect(refreshOnce.underWay('access-1')).not.toBeNull()
    expect(refreshOnce.underWay('access-2')).toBeNull()
    ;(await request()).answer({ accessToken: 'access-2' })
    await caller
    await eventually(() => expect(refreshOnce.underWay('access-1')).toBeNull())
  })

  it('keeps the refresh token when the reply brings none', async () => {
    const { refreshOnce, request, state } = setUp()
    const caller = refreshOnce('access-1')
    ;(await request()).answer({ accessToken: 'access-2' })
    await caller
    expect(state.stored).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-1' })
  })

  it('does not ask for a token that was already replaced', async () => {
    const { refreshOnce, asked } = setUp({ accessToken: 'access-2', refreshToken: 'refresh-2' })
    expect(await refreshOnce('access-1')).toBe('access-2')
    expect(asked).toHaveLength(0)
  })

  it('asks again for the next rejected token', async () => {
    const { refreshOnce, request, asked } = setUp()
    const first = refreshOnce('access-1')
    ;(await request()).answer({ accessToken: 'access-2', refreshToken: 'refresh-2' })
    await first
    const second = refreshOnce('access-2')
    ;(await request(1)).answer({ accessToken: 'access-3', refreshToken: 'refresh-3' })
    expect(await second).toBe('access-3')
    expect(asked.map(({ token }) => token)).toEqual(['refresh-1', 'refresh-2'])
  })
})

describe('losing the session', () => {
  it('is lost at once when there is no refresh token', async () => {
    const { refreshOnce, lost, asked } = setUp(null)
    await expect(refreshOnce('access-1')).rejects.toMatchObject({ status: 401 })
    expect(lost).toHaveBeenCalledOnce()
    expect(asked).toHaveLength(0)
  })

  it('clears the tokens and rejects every caller when the server refuses', async () => {
    const { refreshOnce, request, lost, state } = setUp()
    const callers = [refreshOnce('access-1'), refreshOnce('access-1')]
    ;(await request()).fail(refused())
    for (const caller of callers) await expect(caller).rejects.toMatchObject({ code: 'refresh_token_invalid' })
    expect(state.stored).toBeNull()
    expect(lost).toHaveBeenCalledOnce()
  })

  it('counts a reply without an access token as a failed refresh', async () => {
    const { refreshOnce, request, lost, state } = setUp()
    const caller = refreshOnce('access-1')
    ;(await request()).answer({ refreshToken: 'refresh-2' })
    await expect(caller).rejects.toThrow(NO_ACCESS_TOKEN)
    expect(state.stored).toBeNull()
    expect(lost).toHaveBeenCalledOnce()
  })

  it.each([
    ['the network is down', new ApiError('no_response', { status: 0, detail: '' })],
    ['the server fails', new ApiError('internal', { status: 500, detail: '' })],
    ['the server asks to wait', new ApiError('rate_limited', { status: 429, detail: '' })],
    ['the server cannot read the account', new ApiError('record_unreadable', { status: 409, detail: '' })],
  ])('keeps the tokens when %s', async (_when, error) => {
    const { refreshOnce, request, lost, state } = setUp()
    const caller = refreshOnce('access-1')
    ;(await request()).fail(error)
    await expect(caller).rejects.toBe(error)
    expect(state.stored).toEqual(OLD)
    expect(lost).not.toHaveBeenCalled()
  })

  it('does not clear the tokens that another tab stored while its own were refused', async () => {
    const { refreshOnce, request, lost, state } = setUp()
    const caller = refreshOnce('access-1')
    const pending = await request()
    state.stored = { accessToken: 'access-9', refreshToken: 'refresh-9' }
    pending.fail(refused())
    expect(await caller).toBe('access-9')
    expect(state.stored.accessToken).toBe('access-9')
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('the guard around the write', () => {
  it('does not bring back a session that was signed out during the refresh', async () => {
    const { refreshOnce, request, state } = setUp()
    const caller = refreshOnce('access-1')
    const pending = await request()
    state.stored = null
    pending.answer({ accessToken: 'access-2', refreshToken: 'refresh-2' })
    await expect(caller).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(state.stored).toBeNull()
  })

  it('drops its own reply for the tokens that another tab stored meanwhile', async () => {
    const { refreshOnce, request, state } = setUp()
    const caller = refreshOnce('access-1')
    const pending = await request()
    state.stored = { accessToken: 'access-9', refreshToken: 'refresh-9' }
    pending.answer({ accessToken: 'access-2', refreshToken: 'refresh-2' })
    expect(await caller).toBe('access-9')
    expect(state.stored.refreshToken).toBe('refresh-9')
  })
})
