import { callNetwork, type NetworkReply } from '../call-network.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { ownValue } from '@postwright/core/own-value'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { NetworkFailure } from '../failures.ts'
import { retryAtOf } from '../oauth-api/failures.ts'

/** @throws NetworkFailure unless Slack answers `ok`; TransportError */
export async function postMessage(fetch: SafeFetch, url: string, message: object, now: number): Promise<void> {
  const reply = await callNetwork(fetch, url, { json: message })
  if (reply.status !== 200 || reply.text.trim() !== 'ok') throw failureOf(reply, now)
}

/** What Slack answers with, as plain text. */
const KINDS: Record<string, PublishErrorKind> = {
  invalid_token: 'token_expired',
  token_revoked: 'token_expired',
  no_service: 'disconnected',
  no_service_id: 'disconnected',
  no_team: 'disconnected',
  team_disabled: 'disconnected',
  channel_not_found: 'disconnected',
  channel_is_archived: 'permission',
  action_prohibited: 'permission',
  posting_to_general_channel_denied: 'permission',
  user_not_found: 'permission',
  invalid_blocks: 'media_format',
  invalid_blocks_format: 'media_format',
  invalid_payload: 'content_policy',
  no_text: 'content_policy',
  msg_too_long: 'content_policy',
  too_many_attachments: 'content_policy',
}

const BY_STATUS: Record<number, PublishErrorKind> = { 403: 'permission', 404: 'disconnected', 410: 'permission' }

/** A reply other than `ok`. */
function failureOf({ status, headers, text }: NetworkReply, now: number): NetworkFailure {
  const code = text.trim().slice(0, 100)
  if (status === 429) return new NetworkFailure({ kind: 'rate_limit', detail: code, retryAt: retryAtOf(headers, now) })
  const known = ownValue(KINDS, code)
  if (known) return new NetworkFailure({ kind: known, detail: code })
  if (status >= 500) return new NetworkFailure({ kind: 'platform_down', detail: `${status} ${code}`, isCertain: false })
  // A page of a proxy or a firewall answers with markup instead of a code.
  if (!/^\w+$/.test(code))
    return new NetworkFailure({ kind: 'platform_down', detail: `${status}`, isCertain: status >= 400 })
  return new NetworkFailure({ kind: BY_STATUS[status] ?? 'content_policy', detail: code, isCertain: status >= 400 })
}
