import { z } from 'zod'
import type { ByteSource } from '../domain/ports/files.ts'
import { createBoundedSource } from './bounded-source.ts'
import type { RecordingContainer, RecordingFacts } from './read-recording.ts'
import { runInThread, threadAddress, type ThreadLimits } from './run-in-thread.ts'

const THREAD = threadAddress(import.meta.url, 'recording-worker')
const LIMITS: ThreadLimits = { time: 30_000, megabytes: 192 }

const factsSchema = z.object({
  kind: z.enum(['video', 'audio']),
  width: z.int().min(0),
  height: z.int().min(0),
  durationMs: z.int().min(0),
})
const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), id: z.int(), start: z.int(), end: z.int() }),
  z.object({ kind: z.literal('done'), facts: factsSchema.nullable() }),
])

type RecordingReader = (source: ByteSource, container: RecordingContainer) => Promise<RecordingFacts | null>

/**
 * Returns a reader of videos and audio that reads each in its own thread, with limits for time, memory, pieces and storage reads.
 * @throws Error for a damaged file, and for one that requires more work than any genuine file
 */
export function createRecordingReader(limits: ThreadLimits = LIMITS): RecordingReader {
  return async (source, container) => {
    const bounded = createBoundedSource(source)
    const outcome = await runInThread<{ facts: RecordingFacts | null }>({
      thread: THREAD,
      data: { size: source.size, container },
      limits,
      onMessage: async (message, worker) => {
        const said = messageSchema.parse(message)
        if (said.kind === 'done') return { facts: said.facts }
        const bytes = new Uint8Array(await bounded.read({ start: said.start, end: said.end }))
        worker.postMessage({ id: said.id, bytes }, [bytes.buffer])
        return undefined
      },
    })
    if (typeof outcome === 'string') throw new Error(`the recording could not be read: ${outcome}`)
    return outcome.facts
  }
}
