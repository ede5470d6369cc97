import { ownValue } from '@postwright/core/own-value'
import { DISCORD_CONTRACT } from '@postwright/core/platforms/discord/contract'
import { z } from 'zod'
import type { PublishRequest, Published, Budget } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import { callNetwork, type NetworkCall } from '../call-network.ts'
import { loadFile } from '../load-file.ts'
import { NetworkFailure } from '../failures.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { failureOf } from './failures.ts'
import type { DiscordSecret } from './connect.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Maximum bytes of one request, minus the overhead around its files. */
const REQUEST_MAX = 24 * 1024 * 1024
const LIMITS = DISCORD_CONTRACT.media.images
const EXTENSIONS: Record<string, string> = { 'video/quicktime': 'mov' }

const messageSchema = z.object({ id: z.string().min(1), channel_id: z.string().min(1) })

type Facts = { request: PublishRequest; payload: string; access: DiscordSecret; guildId: string; now: number }

/**
 * Posts a message and waits until Discord has stored it, which is the only way to get its id.
 * @throws NetworkFailure, TransportError
 */
export async function publishMessage(
  { fetch, images }: { fetch: SafeFetch; images: Images },
  { request, payload, access, guildId, now }: Facts,
): Promise<Published> {
  const query = new URLSearchParams({ wait: 'true', ...(access.threadId !== null && { thread_id: access.threadId }) })
  const call = await withFiles(request, payload, images)
  const reply = await callNetwork(fetch, `${access.url}?${query.toString()}`, call)
  const message = messageSchema.safeParse(reply.body).data
  if (reply.status !== 200) throw failureOf(reply, now)
  // Discord accepted the message but returned no id: only a user can find it.
  if (!message) throw new NetworkFailure({ kind: 'unknown', detail: NETWORK_WORDS.discord.noMessage, isCertain: false })
  const url = `https://discord.com/channels/${guildId}/${message.channel_id}/${message.id}`
  return { kind: 'published', remoteId: message.id, url, ...budgetsOf(reply.headers) }
}

async function withFiles(request: PublishRequest, payload: string, images: Images): Promise<NetworkCall> {
  const { media } = request.content
  if (media.length === 0) return { json: JSON.parse(payload) }
  const multipart = new FormData()
  multipart.set('payload_json', payload)
  const maxBytes = Math.min(LIMITS.maxBytes, Math.floor(REQUEST_MAX / media.length))
  for (const [index, item] of media.entries()) {
    const { bytes, mime } = await loadFile(request, item, { images, limits: { ...LIMITS, maxBytes } })
    const name = `${index + 1}.${ownValue(EXTENSIONS, mime) ?? mime.split('/')[1] ?? 'bin'}`
    multipart.set(`files[${index}]`, new Blob([bytes], { type: mime }), name)
  }
  return { multipart }
}

/** Returns the remaining message budget of this webhook, from the headers of its last reply. */
function budgetsOf(headers: Headers): { budgets?: Budget[] } {
  const [remaining, reset] = ['x-ratelimit-remaining', 'x-ratelimit-reset'].map((name) => headers.get(name))
  if (!remaining || !reset) return {}
  return { budgets: [{ scope: 'channel', remaining: Number(remaining), resetAt: Math.ceil(Number(reset) * 1000) }] }
}
