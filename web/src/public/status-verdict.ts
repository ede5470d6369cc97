import { schedulerPace } from '@postwright/core/publishing/scheduler-pace'
import type { BadgeTone } from '../ui/state-badge.tsx'
import type { StatusState } from './use-status.ts'

export type Verdict = 'loading' | 'running' | 'late' | 'stopped' | 'never' | 'failing' | 'unknown' | 'offline'

export const VERDICT_TONE = {
  loading: 'neutral',
  running: 'positive',
  late: 'warning',
  stopped: 'negative',
  never: 'neutral',
  failing: 'negative',
  unknown: 'negative',
  offline: 'neutral',
} as const satisfies Record<Verdict, BadgeTone>

/**
 * The one sentence on how the service is doing. Without a network nothing is known about it,
 * whatever was known before; ages are by the server's clock.
 */
export function verdictOf({ status, isFailed }: StatusState, isOnline: boolean): Verdict {
  if (!isOnline) return 'offline'
  if (isFailed) return 'unknown'
  if (status === null) return 'loading'
  if (Object.values(status.services).includes('failing')) return 'failing'
  return status.scheduler === null ? 'never' : schedulerPace(status.scheduler.lastRunAt, status.checkedAt)
}
