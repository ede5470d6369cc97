import type { Input, InputFormat } from 'mediabunny'

/** A sound has a size of 0 by 0. */
export type RecordingFacts = { kind: 'video' | 'audio'; width: number; height: number; durationMs: number }

/** The container of a file, by its beginning. */
export type RecordingContainer = 'mp4' | 'quicktime' | 'webm' | 'mp3' | 'wave' | 'ogg'

type Pieces = { size: number; read: (start: number, end: number) => Promise<Uint8Array> }

const CACHE_BYTES = 8 * 1024 * 1024

/**
 * Size as shown and duration of a video, or the duration of a sound, from its index. Runs in a thread only: some damaged files
 * keep the library busy without end.
 * @returns null when there is nothing to show or to hear, or nothing in a codec that is known
 * @throws Error for a damaged one
 */
export async function readRecording(
  { size, read }: Pieces,
  container: RecordingContainer,
): Promise<RecordingFacts | null> {
  const { CustomSource, Input, MP3, MP4, OGG, QTFF, WAVE, WEBM } = await import('mediabunny')
  const formats = { mp4: MP4, quicktime: QTFF, webm: WEBM, mp3: MP3, wave: WAVE, ogg: OGG }
  const input = new Input({
    // An MP4 may call itself a QuickTime file, and the other way round.
    formats: container === 'mp4' || container === 'quicktime' ? [MP4, QTFF] : [formats[container]],
    source: new CustomSource({ getSize: () => size, read, maxCacheSize: CACHE_BYTES }),
  })
  try {
    return (await input.getPrimaryVideoTrack()) ? await readVideo(input, WEBM) : await readSound(input, [MP4, QTFF])
  } finally {
    input.dispose()
  }
}

async function readVideo(input: Input, webm: InputFormat): Promise<RecordingFacts | null> {
  const track = await input.getPrimaryVideoTrack()
  if (!track || (await track.getCodec()) === null) return null
  const [width, height] = [Math.round(await track.getDisplayWidth()), Math.round(await track.getDisplayHeight())]
  if (width < 1 || height < 1) return null
  // NOTE the header of an MP4 in fragments, as browsers record it, names the duration of the first one only.
  const named = (await input.getFormat()) === webm ? await input.getDurationFromMetadata() : null
  return { kind: 'video', width, height, durationMs: inMilliseconds(named ?? (await input.computeDuration())) }
}

async function readSound(input: Input, inFragments: readonly InputFormat[]): Promise<RecordingFacts | null> {
  const track = await input.getPrimaryAudioTrack()
  if (!track || (await track.getCodec()) === null) return null
  // NOTE an MP3 without a count of its frames is taken for one of a constant bitrate: counting reads all of it.
  const named = inFragments.includes(await input.getFormat()) ? null : await input.getDurationFromMetadata()
  const durationMs = inMilliseconds(named ?? (await input.computeDuration()))
  return durationMs < 1 ? null : { kind: 'audio', width: 0, height: 0, durationMs }
}

function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}
