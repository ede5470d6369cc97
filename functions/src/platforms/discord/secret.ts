import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

/** The webhook's whole address: who knows it may post. */
const secretSchema = z.object({ url: z.string(), threadId: z.string().nullable() })

export type DiscordSecret = z.infer<typeof secretSchema>

export const readDiscordSecret = (secret: Secret): DiscordSecret => secretSchema.parse(JSON.parse(secret))
export const discordSecret = (secret: DiscordSecret): Secret => JSON.stringify(secret)

/** What must never be repeated in words: the address and the token at its end. */
export const secretsIn = ({ url }: DiscordSecret): string[] => [url, url.slice(url.lastIndexOf('/') + 1)]
