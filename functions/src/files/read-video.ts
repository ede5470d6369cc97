import type { ByteSource } from '../domain/files.ts'

export type VideoFacts = { width: number; height: number; durationMs: number }

/** What is read of a video at most: its index, and a little of what it holds. */
const READ_MAX = 48 * 1024 * 1024
const CACHE_BYTES = 8 * 1024 * 1024

/**
 * Size as shown and duration of a video, from its index.
 * @returns null when it has no pictures, or none in a codec that is known
 * @throws Error for a damaged one, or one whose index is larger than any genuine one
 */
export async function readVideo(source: ByteSource): Promise<VideoFacts | null> {
  const { CustomSource, Input, MP4, QTFF, WEBM } = await import('mediabunny')
  let left = READ_MAX
  const read = async (start: number, end: number) => {
    left -= end - start
    if (left < 0) throw new Error('the index of the video is too large')
    return source.read({ start, end })
  }
  const input = new Input({
    formats: [MP4, QTFF, WEBM],
    source: new CustomSource({ getSize: () => source.size, read, maxCacheSize: CACHE_BYTES }),
  })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || (await track.getCodec()) === null) return null
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
    const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
    return { width: Math.round(width), height: Math.round(height), durationMs: Math.round(seconds * 1000) }
  } finally {
    input.dispose()
  }
}
