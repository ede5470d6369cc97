import type { PublishRequest } from '../../domain/ports/networks.ts'

const LANGUAGE = /^[a-z]{2,3}$/
/** Mastodon counts the time of a poll in seconds. */
const SECOND = 1000

/** The status of a post, as `POST /api/v1/statuses` takes it. */
export function statusOf(
  { content, part }: Pick<PublishRequest, 'content' | 'part'>,
  { mediaIds, quotedId }: { mediaIds: readonly string[]; quotedId: string | null },
): object {
  const { text, poll, settings } = content
  const { visibility, warning, sensitive, language, quotePolicy } = settings
  const said = typeof language === 'string' ? language.trim().toLowerCase() : ''
  return {
    status: text,
    ...(mediaIds.length > 0 && { media_ids: mediaIds }),
    ...(poll && {
      poll: { options: poll.options, expires_in: Math.round(poll.duration / SECOND), multiple: poll.multiple },
    }),
    ...(part.replyTo && { in_reply_to_id: part.replyTo.parent }),
    ...(typeof visibility === 'string' && visibility !== '' && { visibility }),
    ...(typeof warning === 'string' && warning.trim() !== '' && { spoiler_text: warning.trim() }),
    ...(sensitive === true && { sensitive: true }),
    ...(LANGUAGE.test(said) && { language: said }),
    ...(quotedId !== null && { quoted_status_id: quotedId }),
    ...(isPolicy(quotePolicy) && { quote_approval_policy: quotePolicy }),
  }
}

/** Others than the account's own, which an older server does not know and leaves unread. */
const isPolicy = (chosen: unknown) => chosen === 'public' || chosen === 'followers' || chosen === 'nobody'
