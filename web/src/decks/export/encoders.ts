import type { NewCanvas } from '../drawing/new-canvas.ts'
import type { EncodeReply, EncodeRequest } from './encode-worker.ts'

/** More would only take memory. */
const ENCODERS_MAX = 3

type Encoder = { worker: Worker; waiting: Map<number, (blob: Blob | null) => void> }

let encoders: Encoder[] | null = null
let asked = 0

/** How many pictures are made files of at the same time, this thread's among them. */
export function encodersAtOnce(): number {
  encoders ??= startEncoders()
  return encoders.length + 1
}

/**
 * Makes a file of a picture. Browsers do that on the thread that asks for it, and it takes longer than to paint: so the threads of
 * this worker take turns with it, and what one of them cannot do it does itself.
 */
export async function encode(canvas: NewCanvas, type: string, quality?: number): Promise<Blob> {
  const turn = (asked += 1) % encodersAtOnce()
  const encoder = encoders?.[turn]
  if (!encoder || !canvas.toPicture) return canvas.toBlob(type, quality)
  return (await sent(encoder, canvas.toPicture(), type, quality)) ?? Promise.reject(new Error('No file could be made'))
}

function sent({ worker, waiting }: Encoder, picture: ImageBitmap, type: string, quality: number | undefined) {
  const request: EncodeRequest = { id: asked, picture, type, quality }
  return new Promise<Blob | null>((settle) => {
    waiting.set(request.id, settle)
    worker.postMessage(request, [picture])
  })
}

/** None on the screen's own thread, which is used where workers do not work, and where workers start no others. */
function startEncoders(): Encoder[] {
  if ('document' in globalThis || typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return []
  const spare = Math.min(ENCODERS_MAX, (navigator.hardwareConcurrency || 2) - 1)
  return Array.from({ length: spare }, startEncoder)
}

function startEncoder(): Encoder {
  const worker = new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module', name: 'encode' })
  const waiting: Encoder['waiting'] = new Map()
  worker.addEventListener('message', ({ data: { id, blob } }: MessageEvent<EncodeReply>) => {
    waiting.get(id)?.(blob)
    waiting.delete(id)
  })
  worker.addEventListener('error', () => {
    for (const settle of waiting.values()) settle(null)
    waiting.clear()
  })
  return { worker, waiting }
}
