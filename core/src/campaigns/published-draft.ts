import { POST_COMMENT_MAX, POST_TEXT_MAX, THREAD_TEXT_MAX } from '../limits.ts'
import type { PostDraft } from '../model/post.ts'
import { channelDraft } from '../posts/channel-draft.ts'
import { addUtm, type CampaignUtm, utmOf } from './utm.ts'

/**
 * The draft as one channel publishes it: with what the channel has of its own, and the UTM values of its campaign in its links.
 * Counters, previews, checks and frozen content all come from here.
 */
export function publishedDraft(
  draft: PostDraft,
  channel: { id: string; platform: string },
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
  }
}
