import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import type { CheckAnswer, CheckQuestion } from './check-worker.ts'

/** Checks many drafts beside the page; each has its own answer. */
export type CheckBatch = { check: (draft: CheckedDraft) => Promise<CheckReport>; close: () => void }

export function createCheckBatch(): CheckBatch {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<CheckReport>>()
  let asked = 0
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.id)?.resolve(data.report)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The checks ended'))
    waiting.clear()
  })
  return {
    check(draft) {
      asked += 1
      const answer = Promise.withResolvers<CheckReport>()
      waiting.set(asked, answer)
      const question: CheckQuestion = { id: asked, draft }
      worker.postMessage(question, [])
      return answer.promise
    },
    close: () => worker.terminate(),
  }
}
