import type { ChannelChoices } from '@postwright/core/platforms/channel-facts'

/** https://docs.joinmastodon.org/client/quotes/ (2026-11-29) */
const QUOTES_SINCE = 7
/** `account`: what its owner has chosen there for all posts, which is sent as nothing. */
const POLICIES = { account: 'As in the account', public: 'Anyone', followers: 'Followers', nobody: 'Nobody' }

/** Who may quote a post, where the server has quotes. */
export function quoteChoices(apiVersion: number): ChannelChoices {
  if (apiVersion < QUOTES_SINCE) return {}
  return { quotePolicy: Object.entries(POLICIES).map(([value, label]) => ({ value, label })) }
}
