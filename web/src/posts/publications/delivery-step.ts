import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import type { StepTone } from '@/ui/step-list.tsx'

/** How a step of the delivery record is told; each has words in `publishing:record.step`. */
export type ToldStep = PublishStep | 'claimToLook' | 'confirmFound' | 'deferAbsent' | 'waitAbsent'

/** Steps that mean something else after a call that may have been taken, or after what the network answered. */
export function toldAs({ step, state, answer }: Pick<PublishLogEntry, 'step' | 'state' | 'answer'>): ToldStep {
  if (step === 'claim' && state === 'armed') return 'claimToLook'
  if (step === 'confirm' && answer === 'found') return 'confirmFound'
  if (step === 'defer' && answer === 'absent') return 'deferAbsent'
  if (step === 'wait' && answer === 'absent') return 'waitAbsent'
  return step
}

/** The colour of a step that is the last one so far. */
export const STEP_TONES = {
  schedule: 'accent',
  ask_approval: 'accent',
  approve: 'accent',
  judge: 'accent',
  cancel: 'accent',
  return: 'warning',
  claim: 'accent',
  upload: 'accent',
  progress: 'accent',
  prepare: 'accent',
  arm: 'accent',
  confirm: 'positive',
  confirm_by_hand: 'positive',
  refuse: 'negative',
  defer: 'accent',
  lose: 'warning',
  hold: 'warning',
  hand_over: 'accent',
  wait: 'accent',
  late_answer: 'accent',
} as const satisfies Record<PublishStep, StepTone>

/** Steps after which the entry's `dueAt` is a time at which something is tried or asked; elsewhere it ends a lease. */
export const LOOKS_AGAIN = { wait: 'next', defer: 'nextTry' } as const satisfies Partial<Record<PublishStep, string>>
