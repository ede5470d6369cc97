import { z } from 'zod'
import { CHANNEL_CHOICES_MAX, CHANNEL_SETTING_MAX } from '../limits.ts'

/** Key of a setting: a short word from a contract. */
const key = z.string().min(1).max(40)

/** A channel's own limits, if its network's limits differ between accounts or servers. */
export const channelLimitsSchema = z
  .object({
    textMax: z.int().min(1),
    imagesMax: z.int().min(0),
    imageBytesMax: z.int().min(1),
    videoBytesMax: z.int().min(1),
    videoDurationMax: z.int().min(1),
    pollOptionsMax: z.int().min(0),
    pollOptionMax: z.int().min(1),
  })
  .partial()

export type ChannelLimits = z.infer<typeof channelLimitsSchema>

/** Options that a channel offers, by setting, such as its boards or its privacy levels. */
export const channelChoicesSchema = z.record(
  key,
  z
    .array(z.object({ value: z.string().max(CHANNEL_SETTING_MAX), label: z.string().max(CHANNEL_SETTING_MAX) }))
    .max(CHANNEL_CHOICES_MAX),
)

export type ChannelChoices = z.infer<typeof channelChoicesSchema>

/** Selected values, by setting. */
export const channelSettingsSchema = z.record(key, z.union([z.string().max(CHANNEL_SETTING_MAX), z.boolean()]))

export type ChannelSettings = z.infer<typeof channelSettingsSchema>

/** Publisher of the channel's posts: the server itself, or a person to whom the server hands each post at its time. */
export const connectionModeSchema = z.enum(['direct', 'assisted'])
export type ConnectionMode = z.infer<typeof connectionModeSchema>
