import { BlobSource, CanvasSink, Input, MP4, QTFF, WEBM } from 'mediabunny'
import type { Picture } from './pictures.ts'

/**
 * The first image of a video, where it stands for all of it.
 * @throws Error for a file without images that this browser can decode
 */
export async function firstFrame(file: Blob): Promise<Picture> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BlobSource(file) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) throw new Error('This video cannot be decoded here')
    const frame = await new CanvasSink(track).getCanvas(await track.getFirstTimestamp())
    if (!frame) throw new Error('This video has no images')
    return frame.canvas
  } finally {
    input.dispose()
  }
}
