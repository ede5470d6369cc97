import { useState, type ReactNode } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { lazyWhenIdle } from '../lib/lazy-when-idle.tsx'

const ReauthenticateDialog = lazyWhenIdle(
  async () => (await import('./reauthenticate-dialog.tsx')).ReauthenticateDialog,
)

/** Result of a sensitive action: done, or canceled by the user in the dialog. */
export type SensitiveOutcome<T> = { done: true; value: T } | { done: false }

type Question = { answer: (isConfirmed: boolean) => void }

/**
 * Runs calls that the server accepts only shortly after reauthentication. If the server requires it, `dialog` appears and the call is made once more.
 * Other errors are passed to the caller.
 */
export function useSensitive(): {
  run: <T>(work: () => Promise<T>) => Promise<SensitiveOutcome<T>>
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question | null>(null)

  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      setQuestion({
        answer: (isConfirmed) => {
          setQuestion(null)
          resolve(isConfirmed)
        },
      })
    })
  }

  return {
    async run(work) {
      try {
        return { done: true, value: await work() }
      } catch (error) {
        const isAskedFor = error instanceof ApiError && error.code === 'reauthentication_required'
        if (!isAskedFor) throw error
        if (!(await ask())) return { done: false }
        return { done: true, value: await work() }
      }
    },
    dialog: (
      <ReauthenticateDialog
        props={question && { onConfirmed: () => question.answer(true), onClose: () => question.answer(false) }}
      />
    ),
  }
}
