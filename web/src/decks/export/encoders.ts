import { NoCanvas, type NewCanvas } from '../drawing/new-canvas.ts'
import type { EncodeReply, EncodeRequest } from './encode-worker.ts'

let encoders: readonly MessagePort[] = []
let asked = 0
const waiting = new Map<number, (blob: Blob | null) => void>()

/** Other threads that make files of pictures; each answers at its port. */
export function setEncoders(ports: readonly MessagePort[]): void {
  encoders = ports
  for (const port of ports) {
    port.addEventListener('message', ({ data: { id, blob } }: MessageEvent<EncodeReply>) => {
      waiting.get(id)?.(blob)
      waiting.delete(id)
    })
    port.start()
  }
}

/** How many pictures are made files of at the same time, this thread's among them. */
export function encodersAtOnce(): number {
  return encoders.length + 1
}

/**
 * Makes a file of a picture. Browsers do that on the thread that asks for it, and it takes longer than to paint: so this thread
 * and the others take turns with it.
 */
export async function encode(canvas: NewCanvas, type: string, quality?: number): Promise<Blob> {
  asked += 1
  const encoder = encoders[asked % encodersAtOnce()]
  const picture = encoder && canvas.toPicture?.()
  if (!encoder || !picture) return canvas.toBlob(type, quality)
  const request: EncodeRequest = { id: asked, picture, type, quality }
  const answer = new Promise<Blob | null>((settle) => waiting.set(request.id, settle))
  encoder.postMessage(request, [picture])
  return (await answer) ?? Promise.reject(new NoCanvas())
}
