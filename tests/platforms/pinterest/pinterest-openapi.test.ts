import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openJudge } from '../support/judge-calls.ts'
import { drivePinterest, drivePinterestRefusals } from './drive-pinterest.ts'
import { PINTEREST_DESCRIPTION } from './pinterest-description.ts'
import { openPinterest, type PinterestKit } from './pinterest-kit.ts'

/**
 * Described in words only. Consent: developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization (2026-11-24);
 * the form with a video: the text of `media/create`.
 */
const IN_WORDS = [
  'GET /oauth/ is not described',
  'POST /oauth/ is not described',
  'POST /pinterest-media-upload/ is not described',
]

const judge = openJudge(PINTEREST_DESCRIPTION)
let kit: PinterestKit
beforeAll(async () => {
  kit = await openPinterest()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

describe('by the description that Pinterest has published', () => {
  test('every call of the publisher and every reply of the fake is right, apart from what is described in words', async () => {
    await drivePinterest(kit)
    expect(judge(kit.fake.ledger)).toEqual({ faults: IN_WORDS, unused: [] })
  })

  test('every refusal of the fake has the shape of an error, and only a text that is too long is no fitting request', async () => {
    await drivePinterestRefusals(kit)
    const replies = kit.fake.ledger.filter(({ path }) => path.startsWith('/v5/'))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400, 401, 403, 404]))
    const faults = judge(replies).faults
    expect(faults).toContain('POST /v5/pins body/description: must NOT have more than 800 characters')
    expect(faults.every((fault) => fault.startsWith('POST /v5/pins body/description'))).toBe(true)
  })

  test('a wrong name, a wrong value and a missing field are found', () => {
    const call = { at: 0, query: {}, headers: {}, accepted: null, status: 201, reply: { id: 'x', media: {} } }
    const value = { board_id: 'Recipes', note: 'x', media_source: { source_type: 'image_url' } }
    const pin = judge([{ ...call, method: 'POST', path: '/v5/pins', body: { kind: 'json', value } }]).faults
    const path = '/v5/pins/1/analytics'
    const numbers = judge([{ ...call, method: 'GET', path, query: { metric_types: 'LIKES' }, body: { kind: 'none' } }])
    expect([...pin, ...numbers.faults]).toEqual(
      expect.arrayContaining([
        'POST /v5/pins 201/id: must match pattern "^\\d+$"',
        "POST /v5/pins 201/media: must have required property 'media_type'",
        'POST /v5/pins body/board_id: must match pattern "^\\d+$"',
        'POST /v5/pins body/note: is not described',
        "POST /v5/pins body/media_source: must have required property 'url'",
        'GET /v5/pins/{pin_id}/analytics query/metric_types/*: must be equal to one of the allowed values',
        "GET /v5/pins/{pin_id}/analytics query: must have required property 'start_date'",
      ]),
    )
  })
})
