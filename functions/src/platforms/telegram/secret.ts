import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

const secretSchema = z.object({ token: z.string(), chatId: z.string() })

export type TelegramSecret = z.infer<typeof secretSchema>

export const readTelegramSecret = (secret: Secret): TelegramSecret => secretSchema.parse(JSON.parse(secret))
export const telegramSecret = (secret: TelegramSecret): Secret => JSON.stringify(secret)
