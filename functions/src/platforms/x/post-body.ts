import type { PublishRequest } from '../../domain/ports/networks.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'

const MINUTE = 60_000
const CASHTAG = /(?<=^|\s)\$[a-z]{1,6}(?:[._][a-z]{1,2})?(?=$|\s|\p{P})/giu

/** A post as X takes it. Who may reply is said of the first post only: the others of its thread follow it. */
export function postBody({ content, part }: Pick<PublishRequest, 'content' | 'part'>, mediaIds: readonly string[]) {
  const { text, poll, settings } = content
  if ((text.match(CASHTAG) ?? []).length > 1) {
    throw new Unsendable('content_policy', 'A post on X holds one cashtag, like $ABC.')
  }
  const parent = part.replyTo?.parent
  const audience = settings.replySettings
  const isLimited = parent === undefined && typeof audience === 'string' && audience !== 'everyone'
  return {
    text,
    ...(mediaIds.length > 0 && { media: { media_ids: mediaIds } }),
    ...(poll && { poll: { options: poll.options, duration_minutes: Math.round(poll.duration / MINUTE) } }),
    ...(parent !== undefined && { reply: { in_reply_to_tweet_id: parent } }),
    ...(isLimited && { reply_settings: audience }),
    ...(settings.madeWithAi === true && { made_with_ai: true }),
    ...(settings.paidPartnership === true && { paid_partnership: true }),
  }
}
