import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks, type CheckReport } from '@postwright/core/checks/run-checks'

export type CheckQuestion = { id: number; draft: CheckedDraft }
export type CheckAnswer = { id: number; report: CheckReport }

// NOTE the only thing that is ever sent here is a question of `check-runner.ts`, which is of the same build.
addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  const answer: CheckAnswer = { id: data.id, report: runChecks(data.draft) }
  postMessage(answer)
})
