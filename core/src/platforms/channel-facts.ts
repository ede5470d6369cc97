import { z } from 'zod'
import { CHANNEL_CHOICES_MAX, CHANNEL_SETTING_MAX } from '../limits.ts'

/** Names of settings are short words of a contract. */
const key = z.string().min(1).max(40)

/** A channel's own limits, where its network lets them differ from one account or server to the next. */
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

/** What can be chosen on a channel, by setting: its boards, its levels of privacy. */
export const channelChoicesSchema = z.record(
  key,
  z
    .array(z.object({ value: z.string().max(CHANNEL_SETTING_MAX), label: z.string().max(CHANNEL_SETTING_MAX) }))
    .max(CHANNEL_CHOICES_MAX),
)

export type ChannelChoices = z.infer<typeof channelChoicesSchema>

/** What was chosen, by setting. */
export const channelSettingsSchema = z.record(key, z.union([z.string().max(CHANNEL_SETTING_MAX), z.boolean()]))

export type ChannelSettings = z.infer<typeof channelSettingsSchema>

/** Who publishes there: the server itself, or a person to whom it hands each post at its time. */
export const connectionModeSchema = z.enum(['direct', 'assisted'])
export type ConnectionMode = z.infer<typeof connectionModeSchema>
