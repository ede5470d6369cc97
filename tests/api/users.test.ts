import { refreshToken } from '@postwright/core/api/auth'
import { getMe } from '@postwright/core/api/users'
import { paths } from '@postwright/core/paths'
import { expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'

test('returns the caller only', async () => {
  const [ada, bob] = await Promise.all([createCaller(), createCaller()])
  expect(dataOf(await ada.call(getMe, {}))).toEqual(ada.user)
  expect(dataOf(await bob.call(getMe, {})).id).toBe(bob.uid)
})

test('asks for a sign-in without a token, and says what is wrong with one', async () => {
  const caller = await createCaller()
  errorOf(await callApi(getMe, {}), 'unauthenticated')
  const headers = (authorization: string) => ({ headers: { authorization } })
  errorOf(await callApi(getMe, {}, headers('Basic YTpi')), 'unauthenticated')
  errorOf(await callApi(getMe, {}, headers('Bearer')), 'unauthenticated')
  errorOf(await callApi(getMe, {}, headers('Bearer garbage')), 'token_invalid')
  errorOf(await callApi(getMe, {}, headers(`Bearer ${caller.refreshToken}`)), 'token_invalid')
  const tampered = `${caller.accessToken.slice(0, -6)}AAAAAA`
  errorOf(await callApi(getMe, {}, headers(`Bearer ${tampered}`)), 'token_invalid')
  dataOf(await callApi(getMe, {}, headers(`bearer  ${caller.accessToken}`)))
})

test('a disabled account is refused, and told so by the refresh that follows', async () => {
  const caller = await createCaller()
  await setFields(paths.user(caller.uid), { status: 'disabled' })
  errorOf(await caller.call(getMe, {}), 'session_revoked')
  const error = errorOf(await callApi(refreshToken, { refreshToken: caller.refreshToken }), 'account_disabled')
  expect(error.detail).toBe('This account is disabled. Please contact support.')
})

test('an account that is gone needs a new sign-in', async () => {
  const caller = await createCaller()
  await setFields(paths.user(caller.uid), null)
  errorOf(await caller.call(getMe, {}), 'session_revoked')
})

test('a document that does not fit its schema is a failure on our side, without its content', async () => {
  const caller = await createCaller()
  await setFields(paths.user(caller.uid), { fullName: 7 })
  const error = errorOf(await caller.call(getMe, {}), 'record_unreadable')
  expect(JSON.stringify(error)).not.toContain('fullName')
})
