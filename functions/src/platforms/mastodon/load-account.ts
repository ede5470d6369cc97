import { toOneLine } from '@postwright/core/text/one-line'
import type { ChannelChoices, ChannelLimits } from '@postwright/core/platforms/channel-facts'
import type { Account } from '../../domain/ports/networks.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { loadAvatar } from '../load-avatar.ts'
import type { Instance } from './call-instance.ts'
import { limitsOf } from './limits-of.ts'
import { quoteChoices } from './quote-choices.ts'
import { accountSchema, instanceSchema } from './reply-schemas.ts'

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
