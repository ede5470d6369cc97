import { contractFor } from '@postwright/core/platforms/contract-for'
import type { Platform } from '@postwright/core/platforms/platform'
import type { ChannelLimits } from '@postwright/core/platforms/channel-facts'
import { checkContent } from '@postwright/core/publishing/check-content'
import { makeRequest } from './publisher-kit.ts'

type Said = Omit<Parameters<typeof makeRequest>[0], 'secret' | 'connection'> & { limits?: ChannelLimits }

/** Codes of the problems that the composer reports for a post on this network. */
export function problemsOf(platform: Platform, { limits = {}, ...said }: Said): string[] {
  const { content } = makeRequest({ secret: '', connection: {}, ...said })
  return checkContent(contractFor({ platform, limits, mode: 'direct' }), content).map(({ code }) => code)
}
