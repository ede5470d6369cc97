import { z } from 'zod'
import type { Secret, Account } from '../../domain/ports/networks.ts'
import { callNetwork } from '../call-network.ts'
import { loadAvatar } from '../avatar.ts'
import { NetworkFailure } from '../failures.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { failureOf } from './failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Full address of the webhook: anyone who knows it may post. */
const secretSchema = z.object({ url: z.string(), threadId: z.string().nullable() })

export type DiscordSecret = z.infer<typeof secretSchema>

export const readDiscordSecret = (secret: Secret): DiscordSecret => secretSchema.parse(JSON.parse(secret))
export const discordSecret = (secret: DiscordSecret): Secret => JSON.stringify(secret)

/** Returns the secrets that must never appear in texts: the address and the token at its end. */
export const secretsIn = ({ url }: DiscordSecret): string[] => [url, url.slice(url.lastIndexOf('/') + 1)]

const NAME_MAX = 80

const webhookSchema = z.object({
  id: z.string().min(1),
  name: z.string().nullable(),
  avatar: z.string().regex(/^\w+$/).nullable().catch(null),
  guild_id: z.string().regex(/^\d*$/).catch(''),
})

type Place = { url: string; baseUrl: string | null; now: number }

/**
 * Returns the webhook as Discord shows it: name, image, and the server that it belongs to.
 * @throws NetworkFailure, TransportError
 */
export async function loadWebhook(fetch: SafeFetch, { url, baseUrl, now }: Place): Promise<Account> {
  const reply = await callNetwork(fetch, url)
  if (reply.status !== 200) throw failureOf(reply, now)
  const webhook = webhookSchema.safeParse(reply.body).data
  if (!webhook) throw new NetworkFailure({ kind: 'platform_down', detail: NETWORK_WORDS.discord.otherReply })
  const name = webhook.name?.trim().slice(0, NAME_MAX) || 'Webhook'
  const avatar =
    webhook.avatar === null
      ? null
      : await loadAvatar(
          fetch,
          `${baseUrl ?? 'https://cdn.discordapp.com'}/avatars/${webhook.id}/${webhook.avatar}.png?size=128`,
        )
  // Message URLs contain the server id.
  return { externalId: `${webhook.guild_id}/${webhook.id}`, handle: name, name, avatar, service: new URL(url).origin }
}
