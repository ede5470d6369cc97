import { callHelper, serviceAt } from '@/lib/workers/worker-service.ts'
import type { NewCanvas } from '../drawing/new-canvas.ts'
import type { EncodeRequest } from './encode-worker.ts'

export type Encoders = {
  /** How many pictures are made files of at the same time, this thread's among them. */
  atOnce: number
  encode(canvas: NewCanvas, type: string, quality?: number): Promise<Blob>
}

/**
 * Makes files of pictures. Browsers do that on the thread that asks for it, and it takes longer than to paint: so this thread and
 * the helpers behind the ports (`encode-worker.ts`) take turns with it.
 */
export function createEncoders(ports: readonly MessagePort[]): Encoders {
  const helpers = ports.map((port) => serviceAt<EncodeRequest, Blob, never>(port))
  const atOnce = helpers.length + 1
  let asked = 0
  return {
    atOnce,
    async encode(canvas, type, quality) {
      asked += 1
      const helper = helpers[asked % atOnce]
      const picture = helper && canvas.toPicture?.()
      if (!helper || !picture) return canvas.toBlob(type, quality)
      return callHelper(helper, { picture, type, quality }, [picture])
    },
  }
}
