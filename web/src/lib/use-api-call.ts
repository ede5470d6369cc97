import { useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { useErrorText } from './use-error-text.ts'

type State = { isRunning: boolean; failure: string | null; fields: Readonly<Record<string, string>> }

const IDLE: State = { isRunning: false, failure: null, fields: {} }

/** Returns a message that replaces the default one for an error's code; undefined for the default. */
export type ErrorWords = (error: unknown) => string | undefined

type Work = () => Promise<unknown>

type ApiCall = State & {
  /** Ignored while a call runs, for example on a second click. */
  run: (work: Work) => Promise<void>
  /** Runs after all earlier calls, without dropping any: moving a row twice makes two calls. */
  enqueue: (work: Work) => Promise<void>
}

/** Runs one call at a time. `failure` contains the error message, `fields` the server's messages for single fields. */
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
