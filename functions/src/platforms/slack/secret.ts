import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

/** The webhook's whole address: who knows it may post. */
const secretSchema = z.object({ url: z.string() })

export const readSlackSecret = (secret: Secret): { url: string } => secretSchema.parse(JSON.parse(secret))
export const slackSecret = (url: string): Secret => JSON.stringify({ url })
