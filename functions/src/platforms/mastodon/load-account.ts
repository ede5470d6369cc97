import { toOneLine } from '@postwright/core/text/one-line'
import type { ChannelChoices, ChannelLimits } from '@postwright/core/platforms/channel-facts'
import type { Account } from '../../domain/ports/networks.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { loadAvatar } from '../load-avatar.ts'
import type { Instance } from './call-instance.ts'
import { accountSchema, instanceSchema } from './reply-schemas.ts'
import type { z } from 'zod'

const NAME_MAX = 64

/**
 * The account that access belongs to, and what its instance allows.
 * @throws NetworkFailure, TransportError
 */
export async function loadAccount(
  fetch: SafeFetch,
  instance: Instance,
  service: string,
): Promise<{ account: Account; limits: ChannelLimits; choices: ChannelChoices }> {
  const {
    id,
    username,
    display_name: name,
    avatar,
  } = await instance.read('/api/v1/accounts/verify_credentials', accountSchema)
  const facts = await instance.read('/api/v2/instance', instanceSchema)
  const { host } = new URL(service)
  const handle = `${username}@${host}`
  const picture = await loadAvatar(fetch, avatar)
  return {
    // An id means something on its instance only.
    account: {
      externalId: `${id}@${host}`,
      handle,
      name: toOneLine(name, NAME_MAX) ?? handle,
      avatar: picture,
      service,
    },
    limits: limitsOf(facts),
    choices: quoteChoices(facts.api_versions.mastodon),
  }
}

/** https://docs.joinmastodon.org/client/quotes/ (2026-11-29) */
const QUOTES_SINCE = 7

/** `account`: what its owner has chosen there for all posts, which is sent as nothing. */
const POLICIES = { account: 'As in the account', public: 'Anyone', followers: 'Followers', nobody: 'Nobody' }

/** Who may quote a post, where the server has quotes. */
function quoteChoices(apiVersion: number): ChannelChoices {
  if (apiVersion < QUOTES_SINCE) return {}
  return { quotePolicy: Object.entries(POLICIES).map(([value, label]) => ({ value, label })) }
}

/** What the instance allows, in the words of a channel. */
function limitsOf({ configuration }: z.output<typeof instanceSchema>): ChannelLimits {
  const { statuses, media_attachments: media, polls } = configuration
  const limits = {
    textMax: statuses.max_characters,
    imagesMax: statuses.max_media_attachments,
    imageBytesMax: media.image_size_limit,
    videoBytesMax: media.video_size_limit,
    pollOptionsMax: polls.max_options,
    pollOptionMax: polls.max_characters_per_option,
  }
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}
