import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { callNetwork } from '../call-network.ts'
import { loadAvatar } from '../load-avatar.ts'
import { NetworkFailure } from '../network-failure.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { failureOf } from './failure-of.ts'

const NAME_MAX = 80
const webhookSchema = z.object({
  id: z.string().min(1),
  name: z.string().nullable(),
  avatar: z.string().regex(/^\w+$/).nullable().catch(null),
  guild_id: z.string().regex(/^\d*$/).catch(''),
})

type Place = { url: string; baseUrl: string | null; now: number }

/**
 * The webhook as Discord shows it: name, picture, and the server that it belongs to.
 * @throws NetworkFailure, TransportError
 */
export async function loadWebhook(fetch: SafeFetch, { url, baseUrl, now }: Place): Promise<Account> {
  const reply = await callNetwork(fetch, url)
  if (reply.status !== 200) throw failureOf(reply, now)
  const webhook = webhookSchema.safeParse(reply.body).data
  if (!webhook) throw new NetworkFailure({ kind: 'platform_down', detail: 'the reply is no webhook' })
  const name = webhook.name?.trim().slice(0, NAME_MAX) || 'Webhook'
  const avatar =
    webhook.avatar === null
      ? null
      : await loadAvatar(
          fetch,
          `${baseUrl ?? 'https://cdn.discordapp.com'}/avatars/${webhook.id}/${webhook.avatar}.png?size=128`,
        )
  // The server is needed for the addresses of messages.
  return { externalId: `${webhook.guild_id}/${webhook.id}`, handle: name, name, avatar, service: new URL(url).origin }
}
