import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readRecording } from './read-recording.ts'

const fileSchema = z.object({
  size: z.int().min(0),
  container: z.enum(['mp4', 'quicktime', 'webm', 'mp3', 'wave', 'ogg']),
})
const pieceSchema = z.object({ id: z.int(), bytes: z.instanceof(Uint8Array) })

/** Thread that reads the index of one video or audio file, and then ends. It requests the byte ranges from the starting process. */
if (parentPort) {
  const port = parentPort
  const { size, container } = fileSchema.parse(workerData)
  const waiting = new Map<number, (bytes: Uint8Array) => void>()
  let asked = 0
  port.on('message', (message) => {
    const { id, bytes } = pieceSchema.parse(message)
    waiting.get(id)?.(bytes)
    waiting.delete(id)
  })
  const read = (start: number, end: number) =>
    new Promise<Uint8Array>((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      port.postMessage({ kind: 'read', id: asked, start, end })
    })
  const facts = await readRecording({ size, read }, container)
  port.postMessage({ kind: 'done', facts })
}
