import { useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { useErrorText } from './use-error-text.ts'

type State = { isRunning: boolean; failure: string | null; fields: Readonly<Record<string, string>> }

const IDLE: State = { isRunning: false, failure: null, fields: {} }

/** Words for an error instead of those of its code; undefined for the usual ones. */
export type ErrorWords = (error: unknown) => string | undefined

type Work = () => Promise<unknown>

type ApiCall = State & {
  /** Ignored while a call runs, like a second press of a button. */
  run: (work: Work) => Promise<void>
  /** Runs after the calls before it, none of which is lost: two moves of a row are two. */
  enqueue: (work: Work) => Promise<void>
}

/** Runs one call at a time. What went wrong is in `failure`, in words, and what the server says of single fields in `fields`. */
export function useApiCall(words?: ErrorWords): ApiCall {
  const errorText = useErrorText()
  const running = useRef<Promise<void> | null>(null)
  const [state, setState] = useState(IDLE)

  async function perform(work: Work): Promise<void> {
    setState({ ...IDLE, isRunning: true })
    try {
      await work()
      setState(IDLE)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setState({ isRunning: false, fields, failure: words?.(error) ?? errorText(error) })
    } finally {
      running.current = null
    }
  }

  async function run(work: Work): Promise<void> {
    if (running.current) return
    running.current = perform(work)
    await running.current
  }

  async function enqueue(work: Work): Promise<void> {
    while (running.current) await running.current
    await run(work)
  }

  return { ...state, run, enqueue }
}
