import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'

/** Checks drafts in a worker, one after another, so that typing never waits for them. */
export const checkDraft = createWorkerCall({
  name: 'checks',
  start: () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module', name: 'checks' }),
  async here() {
    const { runChecks } = await import('@postwright/core/checks/run-checks')
    return (draft: CheckedDraft) => runChecks(draft)
  },
})
