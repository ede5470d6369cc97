import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { createWebhookFake, type WebhookFake } from './create-webhook-fake.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`

let receiver: WebhookFake
beforeAll(async () => {
  receiver = await createWebhookFake()
})
beforeEach(() => {
  receiver.reset()
  receiver.setSecret(SECRET)
})
afterAll(() => receiver.close())

function send(event: { id: string; type: string; data: object }, { at = new Date(), secret = SECRET } = {}) {
  const body = JSON.stringify({ ...event, timestamp: at.toISOString() })
  const headers = {
    'content-type': 'application/json',
    'webhook-id': event.id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(event.id, at, body),
  }
  return fetch(receiver.address, { method: 'POST', headers, body })
}

const EVENT = { id: 'key1', type: 'post.published', data: { text: 'Hello' } }

describe('the fake receiver of signed webhooks', () => {
  it('takes what the library has signed, once for each id', async () => {
    expect((await send(EVENT)).status).toBe(200)
    expect((await send(EVENT)).status).toBe(200)
    expect(acceptedIn(receiver.ledger)).toMatchObject([{ kind: 'post.published', id: 'key1' }])
  })

  it('refuses another secret, an old signature, and an event that does not fit', async () => {
    const other = `whsec_${Buffer.from('another secret of many bytes....').toString('base64')}`
    expect((await send(EVENT, { secret: other })).status).toBe(401)
    expect((await send(EVENT, { at: new Date(Date.now() - 10 * 60_000) })).status).toBe(401)
    expect((await send({ ...EVENT, type: 'Not a type' })).status).toBe(400)
    expect(acceptedIn(receiver.ledger)).toEqual([])
  })
})
