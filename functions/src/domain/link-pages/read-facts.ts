import type { LinkPageFacts, readLinkPageFacts as contract } from '@postwright/core/api/link-pages'
import { CLICK_DAYS } from '@postwright/core/model/link-page'
import { ownValue } from '@postwright/core/own-value'
import { addDays, dayOf } from '@postwright/core/time/utc-day'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { MonthOfClicks } from '../ports/link-pages.ts'
import { readPageContent } from './public-page.ts'

/**
 * Returns the data shown beside a draft in the editor: posts and feeds as on the page, and the clicks of the last days.
 * @throws the codes of the contract
 */
export async function readLinkPageFacts(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<LinkPageFacts> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const today = dayOf(deps.clock.now())
  const days = Array.from({ length: CLICK_DAYS }, (_, at) => addDays(today, at - CLICK_DAYS + 1))
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  const [content, clicks] = await Promise.all([
    readPageContent(deps, workspaceId, { posts: true, feeds: true }),
    deps.pageClicks.list(workspaceId, months),
  ])
  return {
    posts: [...content.posts],
    feeds: content.feeds.map((feed) => ({ ...feed, items: [...feed.items] })),
    clicks: addUp(clicks, days),
  }
}

/** Sums the clicks of all shards by key and day. */
function addUp(months: readonly MonthOfClicks[], days: readonly string[]): LinkPageFacts['clicks'] {
  const keys = [...new Set(months.flatMap(({ tallies }) => Object.keys(tallies)))]
  return keys.flatMap((key) => {
    const counted = days.flatMap((day) => {
      const parts = months.filter(({ month }) => day.startsWith(month))
      const count = parts.reduce(
        (sum, { tallies }) => sum + (ownValue(ownValue(tallies, key) ?? {}, day.slice(8)) ?? 0),
        0,
      )
      return count === 0 ? [] : [{ day, count }]
    })
    return counted.length === 0 ? [] : [{ key, days: counted }]
  })
}
