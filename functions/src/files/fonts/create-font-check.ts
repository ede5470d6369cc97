import { FONT_CHECK_TIME_MAX } from '@postwright/core/fonts/font-limits'
import { Worker } from 'node:worker_threads'
import type { FontRefusal } from '@postwright/core/fonts/font-refusal'
import type { FontCheck, FontCheckOutcome } from '../../domain/fonts/font-check.ts'

type Limits = { time: number; megabytes: number; thread: URL }

const LIMITS: Limits = { time: FONT_CHECK_TIME_MAX, megabytes: 192, thread: threadAddress() }

/** Checks fonts in a thread each, one at a time, so that a hostile one costs neither the process nor its memory. */
export function createFontCheck(limits: Partial<Limits> = {}): FontCheck {
  let last: Promise<unknown> = Promise.resolve()
  return (file) => {
    const outcome = last.then(() => checkInThread(file, { ...LIMITS, ...limits }))
    last = outcome.catch(() => undefined)
    return outcome
  }
}

function checkInThread(file: Uint8Array, { time, megabytes, thread }: Limits): Promise<FontCheckOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(thread, {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
      env: {},
      execArgv: [],
    })
    const timer = setTimeout(() => end({ kind: 'refused', refusal: 'too_slow' }), time)
    const refuse = (refusal: FontRefusal) => end({ kind: 'refused', refusal })

    function end(outcome: FontCheckOutcome) {
      clearTimeout(timer)
      void worker.terminate()
      resolve(outcome)
    }
    worker.once('message', end)
    worker.once('error', (error) => refuse(isOutOfMemory(error) ? 'too_complex' : 'broken'))
    worker.once('exit', () => refuse('broken'))
  })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Beside this file in the sources, beside the bundle in a build. */
function threadAddress(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? 'font-worker.ts' : 'font-worker.js', import.meta.url)
}
