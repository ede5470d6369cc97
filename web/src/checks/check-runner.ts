import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import { log } from '@/lib/log.ts'
import type { CheckAnswer, CheckQuestion } from './check-worker.ts'

export type CheckRunner = {
  /** Asks for the report of a draft; an answer that another question has overtaken is never told. */
  run(draft: CheckedDraft): void
  close(): void
}

/**
 * Runs checks beside the page, so that typing never waits for them. Where that cannot be had, as in a browser that forbids
 * workers or when the code of this one cannot be loaded, they run in the page: a draft is checked all the same.
 */
export function createCheckRunner(onReport: (report: CheckReport) => void): CheckRunner {
  let asked: CheckQuestion | null = null
  let isClosed = false

  function tell({ id, report }: CheckAnswer) {
    if (!isClosed && id === asked?.id) onReport(report)
  }

  async function answerHere({ id, draft }: CheckQuestion) {
    const { runChecks } = await import('@postwright/core/checks/run-checks')
    if (!isClosed && id === asked?.id) onReport(runChecks(draft))
  }

  function runHere(question: CheckQuestion) {
    answerHere(question).catch((error: unknown) => log.warn('A draft could not be checked', error))
  }

  let worker = startWorker(tell, () => {
    worker?.terminate()
    worker = null
    if (asked) runHere(asked)
  })
  return {
    run(draft) {
      asked = { id: (asked?.id ?? 0) + 1, draft }
      if (worker) worker.postMessage(asked, [])
      else runHere(asked)
    },
    close() {
      isClosed = true
      worker?.terminate()
    },
  }
}

/** @param onLoss called once when it cannot be used any more, never before this has returned */
function startWorker(onAnswer: (answer: CheckAnswer) => void, onLoss: () => void): Worker | null {
  try {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => onAnswer(data))
    worker.addEventListener('error', onLoss, { once: true })
    return worker
  } catch (error) {
    log.warn('Checks run in the page, because no worker can be started', error)
    return null
  }
}
