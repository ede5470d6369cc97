import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { documentId } from '@postwright/core/ids'
import { isoDay } from '@postwright/core/time/zoned-time'
import type { PostFilter } from '@postwright/core/analytics/build-report'
import {
  COMPARISONS,
  type Comparison,
  periodLength,
  PERIOD_DAYS_MAX,
  type Period,
  periodUntil,
} from '@postwright/core/analytics/periods'
import { type Figure, FIGURES } from '@postwright/core/analytics/post-sums'

/** Numbers of days that can be chosen directly. */
export const RANGES = [7, 30, 90, 365] as const
const RANGE = 30

/** Metrics that the chart of a period can show, one at a time. */
export const CHARTED = ['publications', ...FIGURES] as const
export type Charted = 'publications' | Figure

export type AnalyticsView = {
  period: Period
  /** Number of days up to today; null for custom days. */
  range: number | null
  comparison: Comparison | null
  connectionId: string | null
  filter: PostFilter
  figure: Charted
}

/** Reads the view from the address: days, comparison, channel, posts and the metric of the chart. */
export function useAnalyticsView(today: string) {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => readView(params, today), [params, today])
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return { view, change }
}

function readView(params: URLSearchParams, today: string): AnalyticsView {
  const chosen = readPeriod(params.get('from'), params.get('to'))
  const days = RANGES.find((each) => String(each) === params.get('days')) ?? RANGE
  const comparison = params.get('compare')
  const label = params.get('label')
  const campaign = params.get('campaign')
  return {
    period: chosen ?? periodUntil(today, days),
    range: chosen ? null : days,
    comparison: comparison === 'none' ? null : (COMPARISONS.find((each) => each === comparison) ?? 'before'),
    connectionId: documentId().safeParse(params.get('channel')).data ?? null,
    filter: label ? { by: 'label', name: label } : campaign ? { by: 'campaign', name: campaign } : null,
    figure: CHARTED.find((each) => each === params.get('figure')) ?? 'engagement',
  }
}

/** Returns the days in the address; null for an invalid period, one that ends before it begins, or one longer than the maximum. */
function readPeriod(from: string | null, to: string | null): Period | null {
  const [first, last] = [isoDay().safeParse(from), isoDay().safeParse(to)]
  if (!first.success || !last.success || first.data > last.data) return null
  const period = { from: first.data, to: last.data }
  return periodLength(period) > PERIOD_DAYS_MAX ? null : period
}
