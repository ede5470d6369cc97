import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userSchema, type User } from '@postwright/core/model/user'
import { ApiError } from '@/lib/api-error.ts'
import type { Tokens } from '@/lib/token-store.ts'
import { createSessionController, type Identity } from '@/session/session-controller.ts'
import { eventually } from '../support/eventually.ts'

const PAIR: Tokens = { accessToken: 'a1', refreshToken: 'r1' }
const refused = new ApiError('identity_token_invalid', { status: 401, detail: '' })
const unreachable = new ApiError('no_response', { status: 0, detail: '' })

function userOf(uid: string): User {
  return userSchema.parse({
    id: uid,
    schema: 1,
    rev: 1,
    createdAt: 1,
    updatedAt: 1,
    createdBy: uid,
    email: `${uid}@example.com`,
    emailVerified: false,
    fullName: 'Ada Lindqvist',
    username: uid,
    photoURL: null,
    role: 'user',
    status: 'active',
    defaultWorkspaceId: `w-${uid}`,
    referralCodeApplied: null,
  })
}

const exchange = vi.fn<(idToken: string) => Promise<Tokens & { user: User }>>()
const fetchUser = vi.fn<() => Promise<User>>()
const logout = vi.fn<() => Promise<void>>()
const retire = vi.fn<(previous: Tokens, isShared: boolean) => Promise<void>>()
const forget = vi.fn<() => void>()
const readLast = vi.fn<(uid: string) => string | null>()
const saveLast = vi.fn<(uid: string, workspaceId: string) => void>()
const onExpired = vi.fn<() => void>()

/** A controller between a provider that the test speaks for and tokens in memory. */
function setUp(stored: Tokens | null = null, isRemembered = true) {
  const tokens = { stored }
  let report: (identity: Identity | null) => void = () => undefined
  let loseSession = () => undefined as void
  let changeTokens = () => undefined as void
  const controller = createSessionController({
    identities: {
      follow(onChange) {
        report = onChange
        return () => undefined
      },
      signOut: async () => report(null),
    },
    exchange,
    fetchUser,
    logout,
    retire,
    tokens: {
      read: () => tokens.stored,
      save: (pair) => {
        tokens.stored = pair
      },
      clear: () => {
        tokens.stored = null
      },
      watch(onChange) {
        changeTokens = onChange
        return () => undefined
      },
    },
    remember: () => isRemembered,
    followLost(onLost) {
      loseSession = onLost
      return () => undefined
    },
    forget,
    lastWorkspace: { read: readLast, save: saveLast },
    onExpired,
  })
  controller.start()
  const identity = (uid: string): Identity => ({ uid, idToken: async () => `id-${uid}` })
  return {
    controller,
    tokens,
    reports: (uid: string | null) => report(uid === null ? null : identity(uid)),
    lose: () => loseSession(),
    tokensChanged: () => changeTokens(),
    status: () => controller.state().status,
    until: (status: string) => eventually(() => expect(controller.state().status).toBe(status)),
  }
}

async function signedIn() {
  const stage = setUp()
  stage.reports('ada')
  await stage.until('signed_in')
  return stage
}

beforeEach(() => {
  readLast.mockReturnValue(null)
  exchange.mockImplementation(async (idToken) => ({ ...PAIR, user: userOf(idToken.replace('id-', '')) }))
  logout.mockResolvedValue()
  retire.mockResolvedValue()
})

afterEach(() => {
  vi.resetAllMocks()
})

describe('following the provider', () => {
  it('is loading until the provider has spoken', () => {
    expect(setUp().controller.state()).toEqual({ status: 'loading', from: 'start', unreachable: false })
  })

  it('exchanges the ID token and then holds tokens, user and workspace', async () => {
    const { controller, tokens } = await signedIn()
    expect(exchange).toHaveBeenCalledExactlyOnceWith('id-ada')
    expect(tokens.stored).toMatchObject(PAIR)
    expect(controller.state()).toMatchObject({ status: 'signed_in', workspaceId: 'w-ada', user: { id: 'ada' } })
  })

  it('ends the session that this browser had before, and survives it if that fails', async () => {
    retire.mockRejectedValueOnce(unreachable)
    const stage = setUp({ accessToken: 'a0', refreshToken: 'r0' })
    stage.reports('ada')
    await stage.until('signed_in')
    expect(retire).toHaveBeenCalledExactlyOnceWith({ accessToken: 'a0', refreshToken: 'r0' }, true)
    expect(stage.tokens.stored).toMatchObject(PAIR)
    await expect(stage.controller.settled()).resolves.toBeUndefined()
  })

  it('says of a session that ends with the tab that other tabs may still use it', async () => {
    const stage = setUp({ accessToken: 'a0', refreshToken: 'r0' }, false)
    stage.reports('ada')
    await stage.until('signed_in')
    expect(retire).toHaveBeenCalledExactlyOnceWith({ accessToken: 'a0', refreshToken: 'r0' }, false)
  })

  it('is settled only when the session before is ended', async () => {
    let end = (): void => undefined
    retire.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
    const stage = setUp(PAIR)
    stage.reports('ada')
    await stage.until('signed_in')
    const settled = vi.fn<() => void>()
    void stage.controller.settled().then(settled)
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    end()
    await eventually(() => expect(settled).toHaveBeenCalledOnce())
  })

  it('clears the tokens when the provider has no user', () => {
    const stage = setUp(PAIR)
    stage.reports(null)
    expect(stage.status()).toBe('signed_out')
    expect(stage.tokens.stored).toBeNull()
  })

  it('forgets what the last person read before the next one is there', async () => {
    const stage = await signedIn()
    forget.mockClear()
    stage.reports('bob')
    expect(forget).toHaveBeenCalled()
    await eventually(() => expect(stage.controller.state()).toMatchObject({ user: { id: 'bob' } }))
  })

  it('drops the answer for a user who has signed out meanwhile', async () => {
    let answer: (reply: Tokens & { user: User }) => void = () => undefined
    exchange.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const stage = setUp()
    stage.reports('ada')
    await eventually(() => expect(exchange).toHaveBeenCalled())
    stage.reports(null)
    answer({ ...PAIR, user: userOf('ada') })
    await Promise.resolve()
    expect(stage.status()).toBe('signed_out')
    expect(stage.tokens.stored).toBeNull()
  })
})

describe('an exchange that fails', () => {
  it('signs out with the message when the server refuses', async () => {
    exchange.mockRejectedValueOnce(refused)
    const stage = setUp(PAIR)
    stage.reports('ada')
    await stage.until('signed_out')
    expect(stage.tokens.stored).toBeNull()
    await eventually(() => expect(onExpired).toHaveBeenCalledOnce())
  })

  it('says that the account is disabled, until the person has read it', async () => {
    exchange.mockRejectedValueOnce(new ApiError('account_disabled', { status: 403, detail: '' }))
    const stage = setUp()
    stage.reports('ada')
    await eventually(() =>
      expect(stage.controller.state()).toEqual({ status: 'signed_out', byChoice: false, disabled: true }),
    )
    expect(onExpired).not.toHaveBeenCalled()
    stage.controller.acknowledge()
    expect(stage.controller.state()).toEqual({ status: 'signed_out', byChoice: true })
  })

  it('signs out with the message when a fresh sign-in cannot be verified at all', async () => {
    exchange.mockRejectedValueOnce(unreachable)
    const stage = setUp()
    stage.reports('ada')
    await stage.until('signed_out')
    await eventually(() => expect(onExpired).toHaveBeenCalledOnce())
  })

  it('keeps a stored session while the server cannot be asked, and goes on when it can', async () => {
    exchange.mockRejectedValueOnce(unreachable)
    const stage = setUp(PAIR)
    stage.reports('ada')
    await eventually(() => expect(stage.controller.state()).toMatchObject({ status: 'loading', unreachable: true }))
    expect(stage.tokens.stored).toEqual(PAIR)
    expect(onExpired).not.toHaveBeenCalled()
    stage.controller.retry()
    await stage.until('signed_in')
  })
})

describe('the end', () => {
  it('comes with sign-out: the server is told, the tokens go even if it does not answer', async () => {
    logout.mockRejectedValueOnce(unreachable)
    const stage = await signedIn()
    await stage.controller.signOut()
    expect(logout).toHaveBeenCalledOnce()
    expect(stage.tokens.stored).toBeNull()
    expect(stage.controller.state()).toEqual({ status: 'signed_out', byChoice: true })
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('does not wait for the server before the tokens are gone', async () => {
    logout.mockImplementationOnce(() => new Promise(() => undefined))
    const stage = await signedIn()
    void stage.controller.signOut()
    await stage.until('signed_out')
    expect(stage.tokens.stored).toBeNull()
  })

  it('comes with a lost session, once and with the message', async () => {
    const stage = await signedIn()
    stage.lose()
    stage.lose()
    await stage.until('signed_out')
    await eventually(() => expect(onExpired).toHaveBeenCalled())
    expect(onExpired).toHaveBeenCalledOnce()
    expect(stage.controller.state()).toMatchObject({ byChoice: false })
  })

  it('follows another tab that signed out, without a message', async () => {
    const stage = await signedIn()
    stage.tokensChanged()
    expect(stage.status()).toBe('signed_in')
    stage.tokens.stored = null
    stage.tokensChanged()
    await stage.until('signed_out')
    expect(onExpired).not.toHaveBeenCalled()
  })
})

describe('refreshing the user', () => {
  it('takes the new account over, and ignores a failure', async () => {
    const stage = await signedIn()
    fetchUser.mockResolvedValueOnce({ ...userOf('ada'), fullName: 'Ada L.' })
    await stage.controller.refreshUser()
    expect(stage.controller.state()).toMatchObject({ user: { fullName: 'Ada L.' } })
    fetchUser.mockRejectedValueOnce(unreachable)
    await stage.controller.refreshUser()
    expect(stage.controller.state()).toMatchObject({ status: 'signed_in', user: { fullName: 'Ada L.' } })
  })
})

describe('the workspace', () => {
  it('is the one that the same person was last in on this device', async () => {
    readLast.mockImplementation((uid) => (uid === 'ada' ? 'w-harbour' : null))
    const stage = await signedIn()
    expect(stage.controller.state()).toMatchObject({ workspaceId: 'w-harbour' })
    stage.reports('bob')
    await eventually(() => expect(stage.controller.state()).toMatchObject({ workspaceId: 'w-bob' }))
  })

  it('changes once, is remembered, and survives a new reading of the account', async () => {
    const stage = await signedIn()
    stage.controller.enterWorkspace('w-ada')
    stage.controller.enterWorkspace('w-harbour')
    expect(saveLast).toHaveBeenCalledExactlyOnceWith('ada', 'w-harbour')
    fetchUser.mockResolvedValue(userOf('ada'))
    await stage.controller.refreshUser()
    expect(stage.controller.state()).toMatchObject({ workspaceId: 'w-harbour' })
  })
})
