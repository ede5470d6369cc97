import { NetworkFailure } from '../network-failure.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { postMessage } from './post-message.ts'

/** What a webhook that works says to a message without anything in it; one that does not says what is wrong with it. */
const NOTHING_TO_POST = new Set(['no_text', 'invalid_payload'])

/**
 * Proves that a webhook can be posted to, without posting.
 * @throws NetworkFailure, TransportError
 */
export async function proveWebhook(fetch: SafeFetch, url: string, now: number): Promise<void> {
  try {
    await postMessage(fetch, url, {}, now)
  } catch (error) {
    if (!(error instanceof NetworkFailure) || !NOTHING_TO_POST.has(error.message)) throw error
  }
}
