import { callNetwork } from '../call-network.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { failureOf } from './failure-of.ts'

/** @throws NetworkFailure unless Slack answers `ok`; TransportError */
export async function postMessage(fetch: SafeFetch, url: string, message: object, now: number): Promise<void> {
  const reply = await callNetwork(fetch, url, { json: message })
  if (reply.status !== 200 || reply.text.trim() !== 'ok') throw failureOf(reply, now)
}
