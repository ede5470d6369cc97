import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

/** The receiver's address, which may hold a key of its own, and the key that signs. */
const secretSchema = z.object({ url: z.string(), key: z.string() })

export type WebhookSecret = z.infer<typeof secretSchema>

export const readWebhookSecret = (secret: Secret): WebhookSecret => secretSchema.parse(JSON.parse(secret))
export const webhookSecret = (secret: WebhookSecret): Secret => JSON.stringify(secret)
