import { z } from 'zod'
import type { Metrics } from '../../domain/ports/networks.ts'
import { callNetwork } from '../call-network.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { failureOf } from './failure-of.ts'
import type { DiscordSecret } from './secret.ts'

const messageSchema = z.object({ reactions: z.array(z.object({ count: z.int().min(0) })).catch([]) })

/** @throws NetworkFailure, TransportError */
export async function loadMetrics(
  fetch: SafeFetch,
  { url, threadId }: DiscordSecret,
  { messageId, now }: { messageId: string; now: number },
): Promise<Metrics> {
  const query = threadId === null ? '' : `?${new URLSearchParams({ thread_id: threadId }).toString()}`
  const reply = await callNetwork(fetch, `${url}/messages/${encodeURIComponent(messageId)}${query}`)
  if (reply.status !== 200) throw failureOf(reply, now)
  const { reactions } = messageSchema.parse(reply.body)
  return { likes: reactions.reduce((sum, { count }) => sum + count, 0) }
}
