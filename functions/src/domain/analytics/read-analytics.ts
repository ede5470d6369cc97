import { buildReport } from '@postwright/core/analytics/build-report'
import { monthsOf, type Period, periodBefore } from '@postwright/core/analytics/periods'
import type { readAnalytics as contract } from '@postwright/core/api/analytics'
import type { OutputOf } from '@postwright/core/endpoint'
import { type ChannelMonth, monthOf } from '@postwright/core/model/channel-month'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

/** Maximum channel months per period: 150 channels for a year. */
const MONTHS_MAX = 2_000

/**
 * Adds up the daily totals of a period and of its comparison period.
 * @throws the codes of the contract
 */
export async function readAnalytics(
  deps: Pick<Deps, 'members' | 'workspaces' | 'channelMonths'>,
  caller: Caller,
  { workspaceId, period, comparison, connectionId, posts }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const before = comparison === null ? null : periodBefore(period, comparison)
  const periods = before === null ? [period] : [before, period]
  const read = await Promise.all(
    connectionId === null
      ? joinPeriods(periods).map((span) => deps.channelMonths.listWithin(workspaceId, span, MONTHS_MAX))
      : [deps.channelMonths.getMany(workspaceId, connectionId, [...new Set(periods.flatMap(monthsOf))])],
  )
  const months: ChannelMonth[] = read.flat()
  return {
    ...buildReport(months, { period, comparison, filter: posts }),
    documents: months.length,
    isCut: read.some(({ length }) => length === MONTHS_MAX),
  }
}

/** Returns the months of periods; two periods that share a month are joined, so that no month is read twice. */
function joinPeriods(periods: readonly Period[]): Period[] {
  const spans = periods.map(({ from, to }) => ({ from: monthOf(from), to: monthOf(to) }))
  const [first, second] = spans
  if (!first || !second || first.to < second.from) return spans
  return [{ from: first.from, to: second.to }]
}
