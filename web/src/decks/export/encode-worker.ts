import { serveCalls } from '@/lib/workers/serve-calls.ts'
import { newCanvas } from '../drawing/canvas.ts'

export type EncodeRequest = { picture: ImageBitmap; type: string; quality: number | undefined }

serveCalls(({ picture, type, quality }: EncodeRequest): Promise<Blob> => {
  const { context, toBlob } = newCanvas(picture.width, picture.height)
  context.drawImage(picture, 0, 0)
  picture.close()
  return toBlob(type, quality)
})
