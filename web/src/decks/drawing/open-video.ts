import { BlobSource, CanvasSink, Input, type InputVideoTrack, MP4, QTFF, WEBM } from 'mediabunny'
import type { Picture } from './images.ts'

/** A video that can be decoded; its file is read until `dispose` is called. */
export type OpenVideo = { track: InputVideoTrack; dispose: () => void }

/**
 * Opens the file of a video.
 * @returns null if this browser cannot decode it
 */
export async function openVideo(file: Blob): Promise<OpenVideo | null> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BlobSource(file) })
  const dispose = () => input.dispose()
  const track = await input.getPrimaryVideoTrack().catch(() => null)
  if (track && (await track.canDecode())) return { track, dispose }
  dispose()
  return null
}

/**
 * Returns the first frame of a video, for places that show a still image.
 * @throws Error for a file without frames that this browser can decode
 */
export async function firstFrame(file: Blob): Promise<Picture> {
  const video = await openVideo(file)
  if (!video) throw new Error('This video cannot be decoded here')
  try {
    const frame = await new CanvasSink(video.track).getCanvas(await video.track.getFirstTimestamp())
    if (!frame) throw new Error('This video has no images')
    return frame.canvas
  } finally {
    video.dispose()
  }
}
