import { platformSchema } from '@postwright/core/platforms/platform'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { releaseRewards } from '../domain/earn/release-rewards.ts'
import { runCanary } from '../domain/canary/run-canary.ts'
import { confirmPendingPayments } from '../domain/billing/payments.ts'
import { spotCheckAuditLog } from '../domain/audit/check-seals.ts'
import { sealAuditLog } from '../domain/audit/seal-entries.ts'
import { checkLedger } from '../domain/ledger/check-ledger.ts'
import { sweepBilling } from '../domain/billing/sweep-billing.ts'
import { remindApprovers } from '../domain/approvals/remind-approvers.ts'
import { renewExpiring } from '../domain/connections/renew-expiring.ts'
import { collectMetrics } from '../domain/metrics/collect-metrics.ts'
import { countFollowers } from '../domain/metrics/count-followers.ts'
import { countOlder } from '../domain/metrics/recount.ts'
import { makeDueSeries } from '../domain/series/series-runs.ts'
import { giveMissedTurns } from '../domain/jobs/give-turns.ts'
import { settleAbandoned } from '../domain/llm/settle-run.ts'
import { warnOfInterfaceEnds } from '../domain/networks/warn-of-interface-ends.ts'
import { notifyExpiring } from '../domain/notifications/channel-notices.ts'
import { releaseResumed, releaseStopped } from '../domain/publishing/resumption.ts'
import { countDeliveries } from '../domain/status/status.ts'
import { countFigures, countPublishing } from '../domain/operator/day-counts.ts'
import { indexOlderPeople } from '../domain/people/person-index.ts'
import { upgradeOlderMedia } from '../domain/media/upgrade-older.ts'
import { readDueSources } from '../domain/radar/check-source.ts'
import { finishMoves } from '../domain/queues/queue-moves.ts'
import { publishAgain } from '../domain/queues/publish-again.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { purgeDeleted as purgeAll } from '../domain/accounts/account-purge.ts'
import { forgetReplacedModelKeys } from '../domain/llm/rotate-shared-model.ts'
import { forgetReplacedKeys } from '../domain/platform-apps/rotate-platform-app.ts'

/** Interval of the upkeep in minutes. */
const INTERVAL = 5

/**
 * Runs the periodic work that needs no exact time, every five minutes; slower parts run once an hour. The parts run concurrently, and a failed one
 * does not stop the others: all failures are thrown together at the end.
 */
export function upkeepFunction(getDeps: GetDeps) {
  return onSchedule(
    { schedule: `every ${INTERVAL} minutes`, timeoutSeconds: 300, maxInstances: 1, retryCount: 0 },
    async () => {
      const deps = getDeps()
      const releases = platformSchema.options.map((platform) => releaseStopped(deps, platform))
      // Hourly only, because releasing reads all held items, which may be many during a pause.
      const isHourly = new Date(deps.clock.now()).getUTCMinutes() < INTERVAL
      if (isHourly) warnOfInterfaceEnds(deps)
      const hourly = isHourly
        ? [
            releaseResumed(deps),
            notifyExpiring(deps),
            sweepBilling(deps),
            releaseRewards(deps),
            confirmPendingPayments(deps),
            checkLedger(deps),
            spotCheckAuditLog(deps),
          ]
        : []
      const access = [renewExpiring(deps), collectMetrics(deps), countFollowers(deps), countOlder(deps)]
      const planning = [finishMoves(deps), publishAgain(deps), makeDueSeries(deps), remindApprovers(deps)]
      const parts = [
        Promise.all(releases),
        ...hourly,
        ...access,
        ...planning,
        readDueSources(deps),
        settleAbandoned(deps),
        giveMissedTurns(deps),
        countDeliveries(deps),
        countPublishing(deps),
        countFigures(deps),
        indexOlderPeople(deps),
        upgradeOlderMedia(deps),
        sealAuditLog(deps),
        runCanary(deps),
      ]
      const done = await Promise.allSettled(parts)
      const failures = done.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []))
      if (failures.length > 0) throw new AggregateError(failures, 'a part of the upkeep failed')
    },
  )
}

/** Every day, removes accounts whose grace period has ended, expired exports and uploads, old items of the trash, and replaced keys. */
export function purgeDeletedFunction(getDeps: GetDeps) {
  return onSchedule(
    { schedule: 'every day 03:20', timeoutSeconds: 1_800, maxInstances: 1, retryCount: 3 },
    async () => {
      const deps = getDeps()
      await forgetReplacedKeys(deps)
      await forgetReplacedModelKeys(deps)
      const done = await purgeAll(deps)
      deps.logger.info('purge', done)
      // The platform retries a failed run; removed items stay removed.
      if (done.failed > 0) throw new Error(`${done.failed} accounts or items could not be removed`)
    },
  )
}
