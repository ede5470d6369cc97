import { refreshToken, verifyFirebaseToken } from '@postwright/core/api/auth'
import { DEVICE_KEY_HEADER } from '@postwright/core/api/device-proof'
import { expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, idTokenFor } from '../support/callers.ts'
import { createDevice } from '../support/device.ts'

/** A new person whose browser has a key. */
async function signInOn(device: Awaited<ReturnType<typeof createDevice>>): Promise<string> {
  const ada = await createCaller()
  const firebase_id_token = await idTokenFor(ada.email, ada.password)
  const reply = await callApi(verifyFirebaseToken, { firebase_id_token }, { headers: device.keyHeader })
  return dataOf(reply).refresh_token
}

const refresh = (token: string, headers: Record<string, string> = {}) =>
  callApi(refreshToken, { refreshToken: token }, { headers })

test('a session with a device key goes on with its proofs, also when a reply is lost', async () => {
  const device = await createDevice()
  let token = await signInOn(device)
  for (let turn = 0; turn < 3; turn += 1) {
    const [first, again] = [
      dataOf(await refresh(token, await device.proofFor(token, Date.now()))),
      dataOf(await refresh(token, await device.proofFor(token, Date.now()))),
    ]
    expect(again.refreshToken).toBe(first.refreshToken)
    token = first.refreshToken ?? ''
  }
})

test('a copied token is refused without its key, and the session is none the worse for it', async () => {
  const [device, thief] = [await createDevice(), await createDevice()]
  const token = await signInOn(device)
  const now = Date.now()
  const attempts = [
    {},
    await thief.proofFor(token, now),
    await thief.proofFor(token, now, {}, device.jwk),
    await device.proofFor('another token', now),
    await device.proofFor(token, now - 62_000),
    await device.proofFor(token, now + 300_000),
    await device.proofFor(token, now, { htu: 'https://postwright.app/api/v1/auth/logout' }),
    await device.proofFor(token, now, { htu: 'nowhere' }),
    await device.proofFor(token, now, { htm: 'GET' }),
    await device.proofFor(token, now, { jti: '' }),
    { 'X-Device-Proof': 'a.b.c' },
    { 'X-Device-Proof': 'x'.repeat(5000) },
  ]
  for (const headers of attempts) errorOf(await refresh(token, headers), 'refresh_token_invalid')
  const { refreshToken: next } = dataOf(await refresh(token, await device.proofFor(token, Date.now())))
  errorOf(await refresh(next ?? ''), 'refresh_token_invalid')
  dataOf(await refresh(next ?? '', await device.proofFor(next ?? '', Date.now())))
})

test('a session without a key needs no proof and ignores one', async () => {
  const ada = await createCaller()
  const device = await createDevice()
  const first = dataOf(await refresh(ada.refreshToken, await device.proofFor('something', 0)))
  dataOf(await refresh(first.refreshToken ?? ''))
})

test.each([
  '{}',
  'text',
  '{"kty":"EC","crv":"P-256","x":"AAAA","y":"AAAA"}',
  JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) }),
])('what is no P-256 key is refused at sign-in: %s', async (header) => {
  const ada = await createCaller()
  const firebase_id_token = await idTokenFor(ada.email, ada.password)
  const reply = await callApi(verifyFirebaseToken, { firebase_id_token }, { headers: { [DEVICE_KEY_HEADER]: header } })
  errorOf(reply, 'validation_failed')
})
