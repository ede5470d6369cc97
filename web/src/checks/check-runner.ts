import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import type { CheckAnswer, CheckQuestion } from './check-worker.ts'

export type CheckRunner = {
  /** Asks for the report of a draft; an answer that another question has overtaken is never told. */
  run(draft: CheckedDraft): void
  close(): void
}

/** Runs checks beside the page, so that typing never waits for them. */
export function createCheckRunner(onReport: (report: CheckReport) => void): CheckRunner {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  let asked = 0
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.id === asked) onReport(data.report)
  })
  return {
    run(draft) {
      asked += 1
      const question: CheckQuestion = { id: asked, draft }
      worker.postMessage(question, [])
    },
    close: () => worker.terminate(),
  }
}
