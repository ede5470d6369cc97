import type { MetricsDue } from '../../../functions/src/domain/ports/publishing.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

/** The first measurement of a publication, due an hour after it. */
export function makeMetricsDue(fields: Partial<MetricsDue> = {}): MetricsDue {
  return {
    id: 'post1_channel1',
    workspaceId: 'w1',
    postId: 'post1',
    connectionId: 'channel1',
    platform: 'sandbox',
    remoteId: 'remote1',
    publishedAt: NOON,
    age: '1h',
    tries: 0,
    dueAt: NOON + 60 * 60_000,
    ...fields,
  }
}
