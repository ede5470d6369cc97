import { describe, expect, it } from 'vitest'
import * as limits from '@postwright/core/limits'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'

const contracts = Object.values(PLATFORM_CONTRACTS)

describe('the numbers agree with each other', () => {
  it('a list shows no more than a query may ask for', () => {
    expect(limits.ITEMS_PER_PAGE).toBeLessThanOrEqual(limits.LIST_LIMIT_MAX)
    expect(limits.PREVIEW_ITEMS).toBeLessThanOrEqual(limits.LIST_LIMIT_MAX)
  })

  it('a call to a network is given up before its lease ends, with time left to store the outcome', () => {
    expect(limits.NETWORK_CALL_TIMEOUT * 2).toBeLessThanOrEqual(limits.LEASE_TTL)
  })

  it('a token is used up before its session, and a session that is idle before one that is old', () => {
    expect(limits.ACCESS_TOKEN_TTL).toBeLessThan(limits.SESSION_IDLE_TTL)
    expect(limits.SESSION_IDLE_TTL).toBeLessThan(limits.SESSION_ABSOLUTE_TTL)
    expect(limits.REFRESH_REUSE_WINDOW).toBeLessThan(limits.ACCESS_TOKEN_TTL * (1 - limits.ACCESS_TOKEN_JITTER))
  })

  it('a post that a reconnect releases by itself is not so late that a person must decide', () => {
    expect(limits.RELEASE_LATENESS_MAX).toBeLessThan(limits.LATENESS_MAX)
    expect(limits.PAST_TOLERANCE).toBeLessThan(limits.RELEASE_LATENESS_MAX)
  })

  it('the product asks for at least as long a password as the identity provider', () => {
    expect(limits.PASSWORD_MIN).toBeGreaterThanOrEqual(limits.PROVIDER_PASSWORD_MIN)
    expect(limits.PASSWORD_MAX).toBeGreaterThan(limits.PASSWORD_MIN)
    expect(limits.USERNAME_MAX).toBeGreaterThan(limits.USERNAME_MIN)
  })

  it('a draft holds what each network takes, but for these', () => {
    const more = contracts.flatMap(({ platform, text, media }) => [
      ...(text.max > limits.POST_TEXT_MAX ? [`${platform}: text of ${text.max}`] : []),
      ...(media.max > limits.POST_MEDIA_MAX ? [`${platform}: ${media.max} files`] : []),
      ...(media.altMax > limits.ALT_TEXT_MAX ? [`${platform}: alternative text of ${media.altMax}`] : []),
    ])
    expect(more.toSorted()).toEqual(['facebook: text of 63206', 'tiktok: 35 files'])
  })

  it('the largest draft fits into one document, and its references into one page', () => {
    const bytes = 4 * (limits.POST_TEXT_MAX + limits.POST_MEDIA_MAX * limits.ALT_TEXT_MAX)
    expect(bytes).toBeLessThan(1_000_000 / 2)
    expect(limits.POST_CONNECTIONS_MAX).toBeLessThanOrEqual(limits.LIST_LIMIT_MAX)
  })
})
