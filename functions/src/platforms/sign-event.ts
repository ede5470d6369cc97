import { Webhook } from 'standardwebhooks'

/** The headers of a signed event as Standard Webhooks describes them: one signature for each key, so that a key can be replaced. */
export function signEvent(
  keys: readonly string[],
  { id, body, now }: { id: string; body: string; now: number },
): Record<string, string> {
  const sentAt = new Date(now)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': keys.map((key) => new Webhook(key).sign(id, sentAt, body)).join(' '),
  }
}
