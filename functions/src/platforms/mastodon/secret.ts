import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

/** Access to one account, and the app at its instance that it was given to. */
const secretSchema = z.object({ clientId: z.string(), clientSecret: z.string(), accessToken: z.string() })

export type MastodonSecret = z.infer<typeof secretSchema>

export const readMastodonSecret = (secret: Secret): MastodonSecret => secretSchema.parse(JSON.parse(secret))
export const mastodonSecret = (secret: MastodonSecret): Secret => JSON.stringify(secret)
export const secretsIn = ({ clientSecret, accessToken }: MastodonSecret): string[] => [clientSecret, accessToken]
