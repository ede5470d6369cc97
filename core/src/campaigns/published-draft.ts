import { POST_COMMENT_MAX, POST_TEXT_MAX, THREAD_TEXT_MAX } from '../limits.ts'
import type { PostDraft } from '../model/post.ts'
import type { Platform } from '../platforms/platform.ts'
import { PLATFORM_CONTRACTS } from '../platforms/contracts.ts'
import type { SettingField } from '../platforms/contract-fields.ts'
import { channelDraft } from '../posts/channel-versions.ts'
import { type CampaignUtm, utmOf, addUtm } from './utm.ts'

/**
 * Returns the draft as one channel publishes it: with the channel's own content and settings, and the UTM values of its campaign in its links.
 * Counters, previews, checks and frozen content all use this function.
 */
export function publishedDraft(
  draft: PostDraft,
  channel: { id: string; platform: Platform },
  campaign: CampaignUtm | null,
): PostDraft {
  const own = channelDraft(draft, channel.id)
  const utm = utmOf(campaign, channel)
  if (!utm) return own
  return {
    ...own,
    text: addUtm(own.text, utm, POST_TEXT_MAX),
    comment: addUtm(own.comment, utm, POST_COMMENT_MAX),
    thread: own.thread.map((text) => addUtm(text, utm, THREAD_TEXT_MAX)),
    settings: own.settings.map((setting) => {
      const link = setting.connectionId === channel.id ? findLinkSetting(channel.platform, setting.key) : undefined
      return link ? { ...setting, value: addUtm(setting.value, utm, link.max) } : setting
    }),
  }
}

/** Finds a setting whose addresses are links of the post, such as buttons. */
function findLinkSetting(platform: Platform, key: string) {
  const settings: readonly SettingField[] = PLATFORM_CONTRACTS[platform].settings
  return settings
    .filter((field) => field.kind === 'text' || field.kind === 'pairs')
    .find((field) => field.key === key && field.isLink)
}
