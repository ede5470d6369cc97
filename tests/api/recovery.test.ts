import { recoverPassword, refreshToken, resetPassword } from '@postwright/core/api/auth'
import { errorBodySchema } from '@postwright/core/error-codes'
import { getMe } from '@postwright/core/api/users'
import { describe, expect, test } from 'vitest'
import { lettersTo } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, idTokenFor, newPerson, signInCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { EMULATORS } from '../support/emulators.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const NEW_PASSWORD = 'quite another sentence'

async function codeFor(email: string): Promise<string> {
  dataOf(await callApi(recoverPassword, { email }))
  const letter = (await lettersTo(email)).at(-1)
  if (!letter) throw new Error('No letter was sent.')
  return letter.oobCode
}

describe('asking for a new password', () => {
  test('sends one letter that leads back to the product, and answers the same for every address', async () => {
    const ada = await createCaller()
    const known = await callApi(recoverPassword, { email: ada.email.toUpperCase() })
    const unknown = await callApi(recoverPassword, { email: newPerson().email })
    expect({ ...dataOf(known), status: known.status }).toEqual({ ...dataOf(unknown), status: unknown.status })
    const letters = await lettersTo(ada.email)
    expect(letters).toMatchObject([{ requestType: 'PASSWORD_RESET' }])
    expect(decodeURIComponent(letters[0]?.oobLink ?? '')).toContain('/reset-password')
  })

  test('refuses what is no address, by name', async () => {
    const error = errorOf(await callApi(recoverPassword, { email: 'nobody' }), 'validation_failed')
    expect(error.fields).toEqual({ email: 'This is not an email address.' })
  })

  test('answers as ever when the letter cannot be sent', async () => {
    const deps = await createLocalDeps()
    const identity = { ...deps.identity, sendPasswordReset: () => Promise.reject(new Error('provider down')) }
    const { api, stop } = await serveApi({ ...deps, identity })
    const reply = dataOf(await callApi(recoverPassword, { email: newPerson().email }, { api }))
    await stop()
    expect(reply).toEqual(dataOf(await callApi(recoverPassword, { email: newPerson().email })))
  })

  test('limits the letters to one mailbox: the fourth within a minute is refused, for unknown addresses too', async () => {
    // Starts at a full minute, so that all requests fall into the same one.
    const clock = createTestClock(Math.floor(Date.now() / 60_000) * 60_000)
    const { api, stop } = await serveApi(await createLocalDeps({ RATE_LIMIT_SCALE: '1' }, { clock }))
    const { email } = newPerson()
    const replies = []
    for (let i = 0; i < 5; i += 1) replies.push(await callApi(recoverPassword, { email }, { api }))
    await stop()
    expect(replies.some((reply) => !reply.ok && reply.error.code === 'rate_limited')).toBe(true)
  })
})

describe('setting a new password', () => {
  test('works once, with the new password alone, and ends every session', async () => {
    const ada = await createCaller()
    const other = await signInCaller(ada)
    const code = await codeFor(ada.email)
    dataOf(await callApi(resetPassword, { oobCode: code, new_password: NEW_PASSWORD }))
    await expect(idTokenFor(ada.email, ada.password)).rejects.toThrow()
    for (const { accessToken, refreshToken: token } of [ada, other]) {
      errorOf(await callApi(getMe, {}, { token: accessToken }), 'session_revoked')
      errorOf(await callApi(refreshToken, { refreshToken: token }), 'session_revoked')
    }
    const again = await signInCaller({ email: ada.email, password: NEW_PASSWORD })
    dataOf(await again.call(getMe, {}))
    const used = errorOf(
      await callApi(resetPassword, { oobCode: code, new_password: 'a third sentence' }),
      'reset_code_invalid',
    )
    expect(used.detail).toBe('The reset link is invalid or has expired.')
    expect(await auditEntriesFor(ada.uid)).toContainEqual(expect.objectContaining({ action: 'password_reset' }))
  })

  test.each(['', 'invented', 'x'.repeat(1025)])('refuses the code %#', async (oobCode) => {
    const code = oobCode === 'invented' ? 'reset_code_invalid' : 'validation_failed'
    errorOf(await callApi(resetPassword, { oobCode, new_password: NEW_PASSWORD }), code)
  })

  test('is asked for in the spelling of the contract; the other one is not understood', async () => {
    const { status, body } = await post('/auth/reset-password', { oob_code: 'x', newPassword: NEW_PASSWORD })
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['new_password', 'oobCode'])
  })

  test.each([[null], [7], [['a']], [{ $ne: '' }], [true]])('takes no %j for a code', async (oobCode) => {
    const { status, body } = await post('/auth/reset-password', { oobCode, new_password: NEW_PASSWORD, admin: true })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' })
  })

  test('refuses a password that is easy to guess, and leaves code and sessions as they are', async () => {
    const ada = await createCaller()
    const code = await codeFor(ada.email)
    for (const password of ['short', 'password123', ada.email, ada.user.username]) {
      const error = errorOf(await callApi(resetPassword, { oobCode: code, new_password: password }), 'weak_password')
      expect(Object.keys(error.fields ?? {})).toEqual(['new_password'])
    }
    dataOf(await ada.call(getMe, {}))
    dataOf(await callApi(resetPassword, { oobCode: code, new_password: NEW_PASSWORD }))
  })
})

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${EMULATORS.api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: errorBodySchema.parse(await response.json()) }
}
