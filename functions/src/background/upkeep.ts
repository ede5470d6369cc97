import '../options.ts'
import { platformSchema } from '@postwright/core/platforms/platform'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { renewExpiring } from '../domain/connections/renew-expiring.ts'
import { collectMetrics } from '../domain/metrics/collect-metrics.ts'
import { releaseStopped } from '../domain/networks/release-stopped.ts'
import { getDeps } from '../get-deps.ts'

/** Every five minutes: goes on releasing what a stopped network held, renews access that ends soon, reads figures of publications. */
export const upkeep = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 300, maxInstances: 1, retryCount: 0 },
  async () => {
    const deps = getDeps()
    const releases = platformSchema.options.map((platform) => releaseStopped(deps, platform))
    const done = await Promise.allSettled([Promise.all(releases), renewExpiring(deps), collectMetrics(deps)])
    const failures = done.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []))
    if (failures.length > 0) throw new AggregateError(failures, 'a part of the upkeep failed')
  },
)
