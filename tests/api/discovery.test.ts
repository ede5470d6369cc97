import { recoverPassword } from '@postwright/core/api/auth'
import { expect, test } from 'vitest'
import { callApi, dataOf } from '../support/api.ts'
import { createCaller, newPerson } from '../support/callers.ts'
import { EMULATORS } from '../support/emulators.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const SAMPLES = 200
const AT_ONCE = 20
const ATTEMPTS = 3
/** How far the medians may be apart. */
const RATIO_MAX = 1.15

type Answer = { status: number; body: unknown; ms: number }

test('asking for a new password tells nobody who has an account: same status, body and time', async () => {
  const { api, stop } = await serveApi(await createLocalDeps({ RATE_LIMIT_SCALE: '1000' }))
  const { email } = await createCaller({ api })
  const ask = async (address: string): Promise<Answer> => {
    const began = performance.now()
    const reply = await callApi(recoverPassword, { email: address }, { api })
    return { status: reply.status, body: dataOf(reply), ms: performance.now() - began }
  }
  const seen = await compare(
    () => ask(email),
    () => ask(newPerson().email),
    AT_ONCE,
  )
  expect(seen).toMatchObject({ bodies: 1, samples: SAMPLES })
  expect(seen.ratio).toBeLessThan(RATIO_MAX)
  await stop()
})

test('a wrong password tells nobody who has an account: same status, body and time', async () => {
  const { email } = await createCaller()
  const ask = async (address: string): Promise<Answer> => {
    const began = performance.now()
    const url = `http://${EMULATORS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address, password: 'certainly wrong', returnSecureToken: true }),
    })
    return { status: response.status, body: await response.json(), ms: performance.now() - began }
  }
  const seen = await compare(
    () => ask(email),
    () => ask(newPerson().email),
    1,
  )
  expect(seen).toMatchObject({ bodies: 1, samples: SAMPLES })
  expect(seen.ratio).toBeLessThan(RATIO_MAX)
})

/** Compares up to three times: what else the machine does may part the medians once, an answer that tells parts them always. */
async function compare(known: () => Promise<Answer>, unknown: () => Promise<Answer>, atOnce: number) {
  for (let attempt = 1; ; attempt += 1) {
    const seen = await compareOnce(known, unknown, atOnce)
    if (seen.ratio < RATIO_MAX || attempt === ATTEMPTS) return seen
  }
}

/** How many different answers came, and how far the medians of their times are apart. Both kinds take turns, so that whatever else the machine does meets both alike. */
async function compareOnce(known: () => Promise<Answer>, unknown: () => Promise<Answer>, atOnce: number) {
  const answers: { known: Answer[]; unknown: Answer[] } = { known: [], unknown: [] }
  for (let done = 0; done < SAMPLES; done += atOnce) {
    const both = await Promise.all(Array.from({ length: atOnce }, (_, i) => takeTurns(known, unknown, done + i)))
    for (const pair of both) {
      answers.known.push(pair.known)
      answers.unknown.push(pair.unknown)
    }
  }
  const all = [...answers.known, ...answers.unknown]
  const [a, b] = [median(answers.known), median(answers.unknown)]
  return {
    bodies: new Set(all.map(({ status, body }) => JSON.stringify({ status, body }))).size,
    samples: answers.known.length,
    ratio: Math.max(a, b) / Math.min(a, b),
  }
}

async function takeTurns(known: () => Promise<Answer>, unknown: () => Promise<Answer>, turn: number) {
  if (turn % 2 === 0) return { known: await known(), unknown: await unknown() }
  const first = await unknown()
  return { known: await known(), unknown: first }
}

function median(answers: Answer[]): number {
  return answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length / 2)] ?? 0
}
