import { useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { useErrorText } from './use-error-text.ts'

type State = { isRunning: boolean; failure: string | null; fields: Readonly<Record<string, string>> }

const IDLE: State = { isRunning: false, failure: null, fields: {} }

/** Words for an error instead of those of its code; undefined for the usual ones. */
export type ErrorWords = (error: unknown) => string | undefined

/** Runs one call at a time. What went wrong is in `failure`, in words, and what the server says of single fields in `fields`. */
export function useApiCall(words?: ErrorWords): State & { run: (work: () => Promise<unknown>) => Promise<void> } {
  const errorText = useErrorText()
  const isRunning = useRef(false)
  const [state, setState] = useState(IDLE)

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setState({ ...IDLE, isRunning: true })
    try {
      await work()
      setState(IDLE)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setState({ isRunning: false, fields, failure: words?.(error) ?? errorText(error) })
    } finally {
      isRunning.current = false
    }
  }

  return { ...state, run }
}
