import { logout, refreshToken } from '@postwright/core/api/auth'
import { getMe } from '@postwright/core/api/users'
import { describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { deleteIdentity, disableIdentity, setClaims } from '../support/identities.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const refresh = (token: string) => callApi(refreshToken, { refreshToken: token })

/** Refreshes and returns the next pair. Throws when the reply has no refresh token. */
async function next(token: string): Promise<{ accessToken: string; refreshToken: string }> {
  const { accessToken, refreshToken: successor } = dataOf(await refresh(token))
  if (successor === undefined) throw new Error('No refresh token came back.')
  return { accessToken, refreshToken: successor }
}

const CALLERS = 100

/** Dependencies that read no session until `count` refreshes have been received. */
async function receivingFirst(count: number): Promise<Deps> {
  const deps = await createLocalDeps()
  const all = Promise.withResolvers<void>()
  let received = 0
  const read: Deps['sessions']['read'] = async (sid) => {
    received += 1
    if (received === count) all.resolve()
    await all.promise
    return deps.sessions.read(sid)
  }
  return { ...deps, sessions: { ...deps.sessions, read } }
}

describe('refreshing', () => {
  test('gives the next pair, spelt in camelCase, and the new access token works', async () => {
    const caller = await createCaller()
    const reply = dataOf(await refresh(caller.refreshToken))
    expect(Object.keys(reply).sort()).toEqual(['accessToken', 'refreshToken'])
    expect(reply.refreshToken).not.toBe(caller.refreshToken)
    expect(dataOf(await callApi(getMe, {}, { token: reply.accessToken })).id).toBe(caller.uid)
  })

  test('ten parallel refreshes of one token converge on one successor', async () => {
    const caller = await createCaller()
    const pairs = await Promise.all(Array.from({ length: 10 }, () => next(caller.refreshToken)))
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1)
    for (const pair of pairs) dataOf(await callApi(getMe, {}, { token: pair.accessToken }))
    await next(pairs[0]?.refreshToken ?? '')
  })

  test('a hundred that the server receives before any of them rotates converge on one successor', async () => {
    const { api, stop } = await serveApi(await receivingFirst(CALLERS))
    try {
      const caller = await createCaller({ api })
      const body = { refreshToken: caller.refreshToken }
      const replies = await Promise.all(
        Array.from({ length: CALLERS }, (_, index) =>
          callApi(refreshToken, body, { api, headers: { 'x-forwarded-for': `198.18.0.${index + 1}` } }),
        ),
      )
      const successors = new Set(replies.map((reply) => dataOf(reply).refreshToken))
      expect(successors.size).toBe(1)
      dataOf(await callApi(refreshToken, { refreshToken: [...successors][0] ?? '' }, { api }))
    } finally {
      await stop()
    }
  })

  test('a lost reply is repeated: the parent gives the same successor again', async () => {
    const caller = await createCaller()
    const first = await next(caller.refreshToken)
    const repeated = await next(caller.refreshToken)
    expect(repeated.refreshToken).toBe(first.refreshToken)
    const second = await next(repeated.refreshToken)
    expect((await next(repeated.refreshToken)).refreshToken).toBe(second.refreshToken)
  })

  test('twenty restored tabs that ask one after another within the minute get one successor', async () => {
    const caller = await createCaller()
    const { refreshToken: successor } = await next(caller.refreshToken)
    for (let tab = 0; tab < 20; tab += 1) expect((await next(caller.refreshToken)).refreshToken).toBe(successor)
    await next(successor)
  })

  test('a flood of one token is told to wait, and the session goes on', async () => {
    // Standing still, so that no new minute begins in between.
    const clock = createTestClock(Date.now())
    const TOKEN_SIGNING_KEYS = JSON.stringify({ current: 'k1', keys: { k1: Buffer.alloc(32, 7).toString('base64') } })
    const limited = await createLocalDeps({ TOKEN_SIGNING_KEYS, RATE_LIMIT_SCALE: '1' }, { clock })
    const { api, stop } = await serveApi(limited)
    // Registered at another server: under production limits, registrations by other tests would count too.
    const open = await serveApi(await createLocalDeps({ TOKEN_SIGNING_KEYS }, { clock }))
    const caller = await createCaller({ api: open.api })
    await open.stop()
    const body = { refreshToken: caller.refreshToken }
    // Sent from an address of its own, because refreshes of other tests count against that of this machine.
    const headers = { 'x-forwarded-for': '198.18.1.1' }
    const replies = await Promise.all(Array.from({ length: 200 }, () => callApi(refreshToken, body, { api, headers })))
    const answered = replies.flatMap((reply) => (reply.ok ? [reply.data.refreshToken] : []))
    for (const reply of replies) if (!reply.ok) errorOf(reply, 'rate_limited')
    expect({ some: answered.length > 0, all: answered.length === replies.length }).toEqual({ some: true, all: false })
    expect(new Set(answered).size).toBe(1)
    clock.advance(60_000)
    dataOf(await callApi(refreshToken, { refreshToken: answered[0] ?? '' }, { api }))
    await stop()
  })

  test('brings the role that the identity provider knows now', async () => {
    const caller = await createCaller()
    await setClaims(caller.uid, { admin: true })
    const { accessToken } = await next(caller.refreshToken)
    const [, payload] = accessToken.split('.')
    expect(JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())).toMatchObject({ role: 'admin' })
  })
})

describe('a token from further back', () => {
  test('ends the session for both holders, is audited, and access tokens are refused', async () => {
    const caller = await createCaller()
    const second = await next(caller.refreshToken)
    const third = await next(second.refreshToken)
    errorOf(await refresh(caller.refreshToken), 'session_revoked')
    errorOf(await refresh(third.refreshToken), 'session_revoked')
    for (const { accessToken } of [caller, second, third]) {
      errorOf(await callApi(getMe, {}, { token: accessToken }), 'session_revoked')
    }
    expect(await auditEntriesFor(sessionIdOf(caller))).toMatchObject([
      { action: 'session_ended', actorUid: caller.uid, facts: { reason: 'reuse', counter: 2 } },
    ])
  })

  test('is worthless when two stolen copies race: at most one chain survives', async () => {
    const caller = await createCaller()
    const second = await next(caller.refreshToken)
    await next(second.refreshToken)
    const replies = await Promise.all(Array.from({ length: 6 }, () => refresh(caller.refreshToken)))
    for (const reply of replies) errorOf(reply, 'session_revoked')
    expect(await auditEntriesFor(sessionIdOf(caller))).toHaveLength(1)
  })
})

describe('refused', () => {
  test.each([
    ['nothing of ours', () => 'garbage'],
    ['an access token', ({ accessToken }: TestCaller) => accessToken],
    ['a later turn with the same signature', ({ refreshToken: token }: TestCaller) => token.replace('.0.', '.1.')],
    ['a changed signature', ({ refreshToken: token }: TestCaller) => `${token.slice(0, -4)}AAAA`],
    ['a turn written differently', ({ refreshToken: token }: TestCaller) => token.replace('.0.', '.00.')],
  ])('%s', async (_kind, forge) => {
    const caller = await createCaller()
    errorOf(await refresh(forge(caller)), 'refresh_token_invalid')
    await next(caller.refreshToken)
  })

  test('after signing out', async () => {
    const caller = await createCaller()
    dataOf(await caller.call(logout, {}))
    errorOf(await refresh(caller.refreshToken), 'session_revoked')
  })

  test('for a disabled person, whose access tokens die with it', async () => {
    const caller = await createCaller()
    await disableIdentity(caller.uid)
    errorOf(await refresh(caller.refreshToken), 'account_disabled')
    errorOf(await caller.call(getMe, {}), 'session_revoked')
  })

  test('for a person who no longer exists', async () => {
    const caller = await createCaller()
    await deleteIdentity(caller.uid)
    errorOf(await refresh(caller.refreshToken), 'refresh_token_invalid')
  })

  test('without a token, with both spellings of the wrong field', async () => {
    const error = errorOf(await refresh(''), 'validation_failed')
    expect(error.fields).toHaveProperty('refreshToken')
  })
})

function sessionIdOf(caller: TestCaller): string {
  return caller.refreshToken.split('.')[0] ?? ''
}
