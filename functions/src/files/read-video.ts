export type VideoFacts = { width: number; height: number; durationMs: number }

type Pieces = { size: number; read: (start: number, end: number) => Promise<Uint8Array> }

const CACHE_BYTES = 8 * 1024 * 1024

/**
 * Size as shown and duration of a video, from its index. Runs in a thread only: some damaged files keep the library busy
 * without end.
 * @returns null when it has no pictures, or none in a codec that is known
 * @throws Error for a damaged one
 */
export async function readVideo({ size, read }: Pieces): Promise<VideoFacts | null> {
  const { CustomSource, Input, MP4, QTFF, WEBM } = await import('mediabunny')
  const input = new Input({
    formats: [MP4, QTFF, WEBM],
    source: new CustomSource({ getSize: () => size, read, maxCacheSize: CACHE_BYTES }),
  })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || (await track.getCodec()) === null) return null
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
    // NOTE the header of an MP4 in fragments, as browsers record it, names the duration of the first one only.
    const named = (await input.getFormat()) === WEBM ? await input.getDurationFromMetadata() : null
    const seconds = named ?? (await input.computeDuration())
    return { width: Math.round(width), height: Math.round(height), durationMs: Math.round(seconds * 1000) }
  } finally {
    input.dispose()
  }
}
