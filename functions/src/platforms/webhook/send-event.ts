import { callNetwork } from '../call-network.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { signEvent } from '../sign-event.ts'
import { failureOf } from './failure-of.ts'
import type { WebhookSecret } from './secret.ts'

/** `at`: when it happened, the same for every repetition. */
export type WebhookEvent = { id: string; type: string; at: number; data: object }

/**
 * Sends a signed event as Standard Webhooks describes; its id is the same for every repetition, so that a receiver takes it once.
 * @throws NetworkFailure unless the receiver answers with 2xx; TransportError, AppError `address_refused`
 */
export async function sendEvent(
  fetch: SafeFetch,
  { url, key }: WebhookSecret,
  { event: { id, type, at, data }, now }: { event: WebhookEvent; now: number },
): Promise<void> {
  const body = JSON.stringify({ id, type, timestamp: new Date(at).toISOString(), data })
  const headers = signEvent([key], { id, body, now })
  const reply = await callNetwork(fetch, url, { headers, text: { type: 'application/json', body } })
  if (reply.status < 200 || reply.status >= 300) throw failureOf(reply, now)
}
