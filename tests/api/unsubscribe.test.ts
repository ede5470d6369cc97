import { readMailChoice, setMailChoice } from '@postwright/core/api/mail-choices'
import { getMe, updateMe } from '@postwright/core/api/users'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailScope, signMailChoice } from '../../functions/src/domain/mails/mail-choices.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

let deps: Deps
let via: { api: string; stop: () => Promise<void> }
let ada: TestCaller
let ben: TestCaller

beforeAll(async () => {
  deps = await createLocalDeps()
  via = await serveApi(deps)
})
afterAll(() => via.stop())
beforeEach(async () => {
  ;[ada, ben] = await Promise.all([createCaller(), createCaller()])
  for (const person of [ada, ben]) {
    const { rev } = dataOf(await person.call(getMe, {}))
    dataOf(await person.call(updateMe, { rev, mailedReasons: ['mention', 'review'] }))
  }
})

const tokenOf = ({ uid }: TestCaller, scope: MailScope) => signMailChoice(deps, { uid, scope })
const mailed = async (person: TestCaller) => dataOf(await person.call(getMe, {})).mailedReasons
const choose = (token: string) => callApi(setMailChoice, { token }, via)
/** As mail programs do it: a form, no session, no cookies. */
const click = (token: string) =>
  fetch(`${via.api}/unsubscribe/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })

test('one click without a session ends mails of that reason, and repeating it changes nothing', async () => {
  const token = tokenOf(ada, 'mention')
  expect((await click(token)).status).toBe(204)
  expect(await mailed(ada)).toEqual(['review'])
  const { rev } = dataOf(await ada.call(getMe, {}))
  expect((await click(token)).status).toBe(204)
  expect(dataOf(await ada.call(getMe, {})).rev).toBe(rev)
  expect(await mailed(ben)).toEqual(['mention', 'review'])
})

test('opening the address changes nothing and leads to a page that asks', async () => {
  const token = tokenOf(ada, 'all')
  const opened = await fetch(`${via.api}/unsubscribe/${token}`, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    `${deps.config.appOrigin}/email-settings#${token}`,
  ])
  expect(dataOf(await callApi(readMailChoice, { token }, via))).toEqual({ scope: 'all', isMailed: true })
  expect(await mailed(ada)).toEqual(['mention', 'review'])
  expect(dataOf(await choose(token))).toEqual({ scope: 'all', isMailed: false })
  expect(await mailed(ada)).toEqual([])
  expect(dataOf(await callApi(readMailChoice, { token }, via))).toEqual({ scope: 'all', isMailed: false })
})

test('forged addresses and those of other people or other installations are refused', async () => {
  const [uid = '', scope = '', signed = ''] = tokenOf(ada, 'mention').split('.')
  const elsewhere = await createLocalDeps()
  const forged = [
    `${ben.uid}.${scope}.${signed}`,
    `${uid}.all.${signed}`,
    `${uid}.${scope}.${signed.slice(0, -2)}xx`,
    `${uid}.${scope}.`,
    `${uid}.everything.${signed}`,
    `${uid}.${scope}.${signed}.more`,
    'nonsense',
    signMailChoice(elsewhere, { uid: ada.uid, scope: 'mention' }),
    signMailChoice(deps, { uid: 'nobody-at-all', scope: 'mention' }),
  ]
  for (const token of forged) {
    errorOf(await choose(token), 'not_found')
    errorOf(await callApi(readMailChoice, { token }, via), 'not_found')
    expect((await click(token)).status).toBe(404)
  }
  expect([await mailed(ada), await mailed(ben)]).toEqual([
    ['mention', 'review'],
    ['mention', 'review'],
  ])
})

test('what is urgent is never muted, and times of mails are checked', async () => {
  const { rev, mailTimes } = dataOf(await ada.call(getMe, {}))
  const muted = { rev, mutedReasons: ['post_failed'] } as const
  errorOf(await ada.call(updateMe, muted as never), 'validation_failed')
  const wrong = { ...mailTimes, tzid: 'Mars/Base', quiet: { from: '25:00', to: '07:00' } }
  errorOf(await ada.call(updateMe, { rev, mailTimes: wrong }), 'validation_failed')
  const right = { ...mailTimes, rhythm: 'daily' as const, hour: 9, quiet: { from: '22:00', to: '07:00' } }
  expect(dataOf(await ada.call(updateMe, { rev, mailTimes: right })).mailTimes).toEqual(right)
})
