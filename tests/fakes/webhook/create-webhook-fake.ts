import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import { type Fake, startFake } from '../support/start-fake.ts'

export type WebhookFake = Fake & {
  address: string
  /** Sets the secret that the person copies to the receiver; without one, signatures are not checked. */
  setSecret: (secret: string) => void
  /** `gone`: its owner has switched it off; `full`: it takes no more. */
  setState: (state: 'works' | 'gone' | 'full') => void
}

const eventSchema = z.strictObject({
  id: z.string().min(1),
  type: z.string().regex(/^[a-z_]+(\.[a-z_]+)*$/),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
})

/** A receiver of Standard Webhooks: it verifies with the library that receivers use, and takes each id once. */
export async function createWebhookFake({ port = 0 } = {}): Promise<WebhookFake> {
  let secret: string | null = null
  let state: 'works' | 'gone' | 'full' = 'works'
  const seen = new Set<string>()

  const receive = ({ headers, body, raw }: FakeRequest): FakeReply => {
    if (state === 'gone') return { status: 410, body: { error: 'gone' } }
    if (state === 'full') return { status: 422, body: { error: 'no room for more' } }
    if (body.kind !== 'json') return { status: 415, body: { error: 'JSON only' } }
    if (secret !== null) {
      try {
        new Webhook(secret).verify(Buffer.from(raw), headers)
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error
        return { status: 401, body: { error: error.message } }
      }
    }
    const event = readStrict(eventSchema, body.value, ({ field }) => ({
      status: 400,
      body: { error: `${field} does not fit` },
    }))
    const id = headers['webhook-id'] ?? ''
    if (id !== event.id) return { status: 400, body: { error: 'the ids differ' } }
    if (seen.has(id)) return { status: 200, body: { received: 'before' } }
    seen.add(id)
    return { status: 200, body: { received: 'now' }, accepted: { kind: event.type, id, content: event } }
  }

  const fake = await startFake({
    name: 'Signed webhook',
    port,
    routes: { 'POST /hooks/posts': receive },
    failure: (status) => ({ error: `status ${status}` }),
    expired: () => ({ status: 401, body: { error: 'No matching signature found' } }),
    forget: () => {
      secret = null
      state = 'works'
      seen.clear()
    },
  })
  return {
    ...fake,
    address: `${fake.url}/hooks/posts`,
    setSecret: (value) => {
      secret = value
    },
    setState: (next) => {
      state = next
    },
  }
}
