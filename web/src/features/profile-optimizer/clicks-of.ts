import type { LinkPageFacts } from '@postwright/core/api/link-pages'

/** Returns the clicks on a link or block in the recorded days. */
export function clicksOf(clicks: LinkPageFacts['clicks'], key: string): number {
  return clicks.find((each) => each.key === key)?.days.reduce((sum, { count }) => sum + count, 0) ?? 0
}
