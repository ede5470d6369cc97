import type { PublicationMetrics } from '@postwright/core/model/metrics'

type Measured = Pick<PublicationMetrics, 'publishedAt' | 'connectionId' | 'state' | 'values'>

/** With fewer posts than this one lucky post would colour an hour. */
const BEST_HOURS_MIN = 30

/** How well posts of each hour of the week did, up to 1, by `hourKey`; `thin` when too few were measured. */
export type BestHours = { status: 'thin'; count: number } | { status: 'known'; count: number; of: Map<string, number> }

/** Name of an hour of the week: 1 for Monday to 7 for Sunday, and the hour. */
export function hourKey(weekday: number, hour: number): string {
  return `${weekday}-${hour}`
}

/**
 * The hours of the week on the clock of a zone in which people answered more than usual. A post counts by how it compares with the
 * others of its channel, so that a large channel does not decide for all.
 */
export function bestHours(metrics: readonly Measured[], tzid: string): BestHours {
  const measured = metrics.filter(({ state }) => state === 'measured')
  if (measured.length < BEST_HOURS_MIN) return { status: 'thin', count: measured.length }
  const usual = meansBy(measured, ({ connectionId }) => connectionId, answers)
  const hourOf = ({ publishedAt }: Measured) => {
    const at = Temporal.Instant.fromEpochMilliseconds(publishedAt).toZonedDateTimeISO(tzid)
    return hourKey(at.dayOfWeek, at.hour)
  }
  const ofHour = meansBy(measured, hourOf, (post) => answers(post) / Math.max(1, usual.get(post.connectionId) ?? 1))
  const most = Math.max(...ofHour.values(), 1)
  const better = [...ofHour].filter(([, share]) => share > 1)
  return { status: 'known', count: measured.length, of: new Map(better.map(([hour, share]) => [hour, share / most])) }
}

function answers({ values }: Measured): number {
  const { likes = 0, reposts = 0, replies = 0, clicks = 0 } = values
  return likes + reposts + replies + clicks
}

function meansBy(all: readonly Measured[], keyOf: (one: Measured) => string, valueOf: (one: Measured) => number) {
  return new Map(
    [...Map.groupBy(all, keyOf)].map(([key, group]) => [
      key,
      group.reduce((sum, one) => sum + valueOf(one), 0) / group.length,
    ]),
  )
}
