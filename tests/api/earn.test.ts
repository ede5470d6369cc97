import {
  countReferralClick,
  decideReferral,
  getEarn,
  listEarnWork,
  requestPayout,
  saveProgram,
  setReferralCode,
  settlePayout,
} from '@postwright/core/api/earn'
import { register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { DEFAULT_TERMS } from '@postwright/core/model/referral'
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, googleIdTokenFor, newPerson, signInCaller, type TestCaller } from '../support/callers.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

let ada: TestCaller
beforeEach(async () => {
  ada = await createCaller()
})

const earnOf = async (caller: TestCaller) => dataOf(await caller.call(getEarn, {}))
const newCode = () => `C-${randomBytes(4).toString('hex').toUpperCase()}`

/** A new person who registers with a code, and signs in. */
async function registerWith(code: string): Promise<TestCaller> {
  const person = newPerson()
  dataOf(await callApi(register, { ...person, time_zone: 'UTC', referral_code_applied: code }))
  return signInCaller(person)
}

it('gives a person one code, counts visits by its link and the people who register with it', async () => {
  const { referrer, link } = await earnOf(ada)
  expect((await earnOf(ada)).referrer.code).toBe(referrer.code)
  expect(new URL(link).searchParams.get('ref')).toBe(referrer.code)
  await callApi(countReferralClick, { code: referrer.code.toLowerCase() })
  await callApi(countReferralClick, { code: 'NOBODY-HAS-IT' })
  await registerWith(referrer.code)
  expect((await earnOf(ada)).referrer).toMatchObject({ clicks: 1, signUps: 1, customers: 0 })
})

it('counts a person who registers with Google like any other', async () => {
  const { referrer } = await earnOf(ada)
  const profile = { sub: newPerson().username, email: newPerson().email }
  const token = { firebase_id_token: await googleIdTokenFor(profile), referral_code_applied: referrer.code }
  dataOf(await callApi(verifyFirebaseToken, token))
  dataOf(await callApi(verifyFirebaseToken, token))
  expect((await earnOf(ada)).referrer).toMatchObject({ signUps: 1 })
})

it('signs a person in whose referral cannot be attributed', async () => {
  const deps = await createLocalDeps()
  const ownerOf = () => Promise.reject(new Error('away'))
  const served = await serveApi({ ...deps, referralCodes: { ...deps.referralCodes, ownerOf } })
  const person = newPerson()
  dataOf(
    await callApi(register, { ...person, time_zone: 'UTC', referral_code_applied: 'SOMEBODY' }, { api: served.api }),
  )
  expect((await signInCaller(person, served.api)).email).toBe(person.email)
  await served.stop()
})

it('refuses terms with two levels from the same number of customers', async () => {
  const admin = await asAdmin(await createCaller())
  await confirm(admin)
  const tiers = DEFAULT_TERMS.tiers.map((tier) => ({ ...tier, from: 3 }))
  errorOf(await admin.call(saveProgram, { program: { ...DEFAULT_TERMS, tiers } }), 'validation_failed')
})

it('holds a referral from the same network for an admin, who clears it; others find no such address', async () => {
  const ben = await registerWith((await earnOf(ada)).referrer.code)
  const admin = await asAdmin(await createCaller())
  const { referrals } = dataOf(await admin.call(listEarnWork, {}))
  expect(referrals.find(({ uid }) => uid === ben.uid)).toMatchObject({
    referrerUid: ada.uid,
    signals: ['same_network'],
  })
  errorOf(await ada.call(decideReferral, { uid: ben.uid, decision: 'cleared' }), 'route_not_found')
  const { referral } = dataOf(await admin.call(decideReferral, { uid: ben.uid, decision: 'cleared' }))
  expect(referral.decision).toBe('cleared')
})

it('takes another code once, keeps the earlier one, and refuses those of others, odd ones and the sixth', async () => {
  const ben = await createCaller()
  const { referrer } = await earnOf(ada)
  const code = newCode()
  expect(dataOf(await ada.call(setReferralCode, { code: ` ${code.toLowerCase()}` }))).toEqual({ code })
  errorOf(await ben.call(setReferralCode, { code: referrer.code }), 'referral_code_taken')
  errorOf(await ben.call(setReferralCode, { code: 'no' }), 'validation_failed')
  errorOf(await ben.call(setReferralCode, { code: '__proto__' }), 'validation_failed')
  for (let at = 0; at < 3; at += 1) dataOf(await ada.call(setReferralCode, { code: newCode() }))
  errorOf(await ada.call(setReferralCode, { code: newCode() }), 'referral_codes_full')
  expect(dataOf(await ada.call(setReferralCode, { code: referrer.code })).code).toBe(referrer.code)
})

it('pays nothing out that is not available, and shows a person only their own rewards', async () => {
  const request = { currency: 'eur', details: 'DE02 1203 0000', payoutKey: 'payout-key1' }
  errorOf(await ada.call(requestPayout, request), 'payout_too_small')
  errorOf(await callApi(requestPayout, request), 'unauthenticated')
  errorOf(await ada.call(requestPayout, { ...request, details: '' }), 'validation_failed')
  expect(await earnOf(await createCaller())).toMatchObject({ rewards: [], payouts: [], balances: [] })
})

it('settles payouts and terms only after a fresh sign-in of an admin', async () => {
  const payoutId = `payout-${ada.uid}`
  const admin = await asAdmin(await createCaller())
  errorOf(await ada.call(settlePayout, { payoutId, state: 'processing', reason: '' }), 'route_not_found')
  errorOf(await admin.call(settlePayout, { payoutId, state: 'processing', reason: '' }), 'reauthentication_required')
  errorOf(await admin.call(settlePayout, { payoutId, state: 'sent' as never, reason: '' }), 'reauthentication_required')
  errorOf(await ada.call(saveProgram, { program: DEFAULT_TERMS }), 'route_not_found')
  errorOf(await admin.call(saveProgram, { program: DEFAULT_TERMS }), 'reauthentication_required')
  await confirm(admin)
  errorOf(await admin.call(settlePayout, { payoutId, state: 'processing', reason: '' }), 'not_found')
  errorOf(await admin.call(settlePayout, { payoutId, state: 'sent' as never, reason: '' }), 'validation_failed')
  const terms = { ...DEFAULT_TERMS, tiers: [] }
  errorOf(await admin.call(saveProgram, { program: terms }), 'validation_failed')
  expect(dataOf(await admin.call(saveProgram, { program: DEFAULT_TERMS })).program).toEqual(DEFAULT_TERMS)
})
