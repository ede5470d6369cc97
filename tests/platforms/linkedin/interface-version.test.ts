import { contractFor } from '@postwright/core/platforms/contract-for'
import { endsSoon } from '@postwright/core/platforms/contract-age'
import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeConnection } from '../../support/factories/connection.ts'
import { type LinkedInKit, openLinkedIn } from './linkedin-kit.ts'

let kit: LinkedInKit
beforeAll(async () => {
  kit = await openLinkedIn()
})
afterAll(() => kit.close())

const { interface: called } = LINKEDIN_CONTRACT

it('calls a version that LinkedIn names', async () => {
  const { access } = JSON.parse(kit.access())
  const ask = (version: string) =>
    fetch(`${kit.fake.url}/rest/organizationAcls?q=roleAssignee`, {
      headers: {
        authorization: `Bearer ${access}`,
        'linkedin-version': version,
        'x-restli-protocol-version': '2.0.0',
      },
    })
  expect((await ask(called.version)).status).toBe(200)
  for (const unknown of ['202511', '202512', '202699', 'latest']) expect((await ask(unknown)).status).toBe(426)
})

it('warns of the end of its version two months before, and not earlier', () => {
  const end = Date.parse(called.endsOn)
  const DAY = 24 * 60 * 60_000
  expect(endsSoon(called, end - 61 * DAY)).toBe(false)
  expect(endsSoon(called, end - 59 * DAY)).toBe(true)
  expect(endsSoon(called, end + DAY)).toBe(true)
})

it('offers first comments only where they were granted', () => {
  const channel = (scopes: string[]) => contractFor(makeConnection({ platform: 'linkedin', scopes }))
  expect(channel(['openid', 'profile', 'w_member_social']).comment).toBeNull()
  expect(channel(['r_basicprofile', 'w_member_social', 'w_member_social_feed']).comment).toMatchObject({ max: 1_250 })
  const byHand = contractFor(makeConnection({ platform: 'linkedin', mode: 'assisted' }))
  expect(byHand.comment).toMatchObject({ max: 1_250 })
})
