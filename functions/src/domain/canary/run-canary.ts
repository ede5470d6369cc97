import { dayOf, DAY, startOfDay } from '@postwright/core/time/utc-day'
import type { CanaryPost } from '@postwright/core/model/canary'
import { judgeCanary } from '@postwright/core/slo/canary'
import { SCHEDULER } from '../caller.ts'
import { planVariant } from '../posts/plan-variant.ts'
import type { Deps } from '../ports/deps.ts'
import { CANARY_WORKSPACE, openCanaryChannel } from './canary-channel.ts'

const MINUTE = 60_000
/** Interval of the upkeep runs, and the period for which one post is planned. */
const INTERVAL = 5 * MINUTE
/** Minimum lead time, so that the canary also tests the scheduler and its queue. */
const AHEAD = MINUTE / 2
/** Maximum posts judged at once; more are open only after a standstill. */
const JUDGED_AT_ONCE = 12
const KEPT_DAYS = 28
const DAYS_DELETED_AT_ONCE = 10

type Needs = Pick<
  Deps,
  | 'config'
  | 'clock'
  | 'canary'
  | 'variants'
  | 'publishLog'
  | 'transact'
  | 'connections'
  | 'connectionSecrets'
  | 'sealer'
  | 'logger'
>

/**
 * Judges the canary posts with a known outcome, and plans the next one. A canary post passes through all steps: due index, queue, claim, sealed
 * access, intent, call and outcome. A repeated run plans none for the same period of five minutes; the next run completes a killed one.
 */
export async function runCanary(deps: Needs): Promise<void> {
  if (!deps.config.runsCanary) return
  for (const post of await deps.canary.listOpen(JUDGED_AT_ONCE)) await judge(deps, post)
  await planNext(deps)
  const oldest = dayOf(startOfDay(dayOf(deps.clock.now())) - KEPT_DAYS * DAY)
  await deps.canary.deleteDaysBefore(oldest, DAYS_DELETED_AT_ONCE)
}

async function judge(deps: Needs, { id, variantId, plannedFor, receipts }: CanaryPost): Promise<void> {
  const found = await deps.variants.read(CANARY_WORKSPACE, variantId)
  const run = judgeCanary({ plannedFor, receipts, stored: found?.variant ?? null }, deps.clock.now())
  if (!run) return
  if (run.outcome !== 'in_time') deps.logger.warn('a canary post', run)
  // The log is deleted first: if a run is killed here, the next judges the post again by its variant.
  await deps.publishLog.deleteOf(CANARY_WORKSPACE, variantId)
  const day = dayOf(plannedFor)
  await deps.transact(async (tx) => {
    const [open, stored] = await Promise.all([deps.canary.getIn(tx, id), deps.canary.getDayIn(tx, day)])
    if (!open) return
    deps.canary.addRunIn(tx, day, stored, run)
    deps.canary.deleteIn(tx, id)
    deps.variants.deleteIn(tx, CANARY_WORKSPACE, variantId)
  })
}

async function planNext(deps: Needs): Promise<void> {
  const connection = await openCanaryChannel(deps)
  const instant = Math.ceil((deps.clock.now() + AHEAD) / MINUTE) * MINUTE
  const variant = planVariant(deps.clock, {
    workspaceId: CANARY_WORKSPACE,
    postId: `canary${periodOf(instant)}`,
    connection,
    content: { text: `Canary ${new Date(instant).toISOString()}`, media: [], title: '', poll: null, settings: {} },
    scheduled: { instant, local: new Date(instant).toISOString().slice(0, 16), tzid: 'UTC' },
    generation: 1,
    actor: SCHEDULER,
  })
  await deps.transact(async (tx) => {
    const [open, day] = await Promise.all([
      deps.variants.getIn(tx, CANARY_WORKSPACE, variant.id),
      deps.canary.getDayIn(tx, dayOf(instant)),
    ])
    // A judged post is deleted; after that, only the runs of its day show that the period had one.
    if (open || day?.runs.some(({ plannedFor }) => periodOf(plannedFor) === periodOf(instant))) return
    deps.canary.createIn(tx, { id: variant.recordKey, variantId: variant.id, plannedFor: instant, receipts: 0 })
    deps.variants.saveIn(tx, variant, { step: 'schedule', actor: SCHEDULER })
  })
}

function periodOf(instant: number): number {
  return Math.floor(instant / INTERVAL)
}
