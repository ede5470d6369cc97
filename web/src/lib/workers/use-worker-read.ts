import { useEffect, useState } from 'react'
import { log } from '../log.ts'
import type { WorkerCall } from './worker-call.ts'

type WorkerRead<Output> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; data: Output }

/**
 * Returns the result of a worker for an input, in the format of live reads. The last result stays until the next one arrives.
 * @param input the same object until a new result is needed
 * @param failure message for the log
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
