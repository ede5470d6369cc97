import { useEffect, useState } from 'react'
import { log } from '../log.ts'
import type { WorkerCall } from './worker-call.ts'

type WorkerRead<Output> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; data: Output }

/**
 * The result of a worker for an input, as a live read. The last result stays until the one of another input is known.
 * @param input the same object until something else is to be found
 * @param failure for the log
 */
export function useWorkerRead<Input, Output>(
  find: WorkerCall<Input, Output, unknown>,
  input: Input,
  failure: string,
): WorkerRead<Output> {
  const [read, setRead] = useState<WorkerRead<Output>>({ status: 'loading' })

  useEffect(() => {
    const control = new AbortController()
    const { signal } = control

    function begin() {
      find(input, { signal })
        .then((data) => !signal.aborted && setRead({ status: 'ready', data }))
        .catch((error: unknown) => {
          if (signal.aborted) return
          log.error(failure, error)
          setRead({ status: 'error', retry })
        })
    }

    function retry() {
      setRead({ status: 'loading' })
      begin()
    }

    begin()
    return () => control.abort()
  }, [find, input, failure])
  return read
}
