import { recoverPassword } from '@postwright/core/api/auth'
import { expect, test } from 'vitest'
import { callApi, dataOf } from '../support/api.ts'
import { createCaller, newPerson } from '../support/callers.ts'
import { EMULATORS } from '../support/emulators.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

/** Requests of each kind, all sent at once, so that other load on the machine affects both kinds alike. */
const SAMPLES = 20
/** Other load can separate the medians by chance; a reply that discloses accounts separates them every time. */
const ATTEMPTS = 10
/** Largest accepted ratio of the medians. */
const RATIO_MAX = 1.15

type Answer = { ms: number; text: string }

test('asking for a new password does not disclose who has an account: same status, body and time', async () => {
  const { api, stop } = await serveApi(await createLocalDeps({ RATE_LIMIT_SCALE: '1000' }))
  const { email } = await createCaller({ api })
  const ask = async (address: string): Promise<Answer> => {
    const began = performance.now()
    const reply = await callApi(recoverPassword, { email: address }, { api })
    return { ms: performance.now() - began, text: JSON.stringify([reply.status, dataOf(reply)]) }
  }
  let ratio = Infinity
  for (let attempt = 0; attempt < ATTEMPTS && ratio >= RATIO_MAX; attempt += 1) {
    const pairs = Array.from({ length: SAMPLES }, async () => Promise.all([ask(email), ask(newPerson().email)]))
    const answers = await Promise.all(pairs)
    expect(new Set(answers.flat().map(({ text }) => text)).size).toBe(1)
    const [known, unknown] = [median(answers.map(([first]) => first)), median(answers.map(([, second]) => second))]
    ratio = Math.max(known, unknown) / Math.min(known, unknown)
  }
  expect(ratio).toBeLessThan(RATIO_MAX)
  await stop()
})

test('a wrong password tells nobody who has an account: same status and body', async () => {
  const { email } = await createCaller()
  const ask = async (address: string) => {
    const url = `http://${EMULATORS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address, password: 'certainly wrong', returnSecureToken: true }),
    })
    return { status: response.status, body: await response.json() }
  }
  // Timing is not compared: it is up to the provider, and the emulator's says nothing about it.
  expect(await ask(email)).toEqual(await ask(newPerson().email))
})

function median(answers: Answer[]): number {
  return answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length / 2)] ?? 0
}
