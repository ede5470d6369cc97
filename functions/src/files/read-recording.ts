import type { Input, InputFormat } from 'mediabunny'

/** Facts about a recording. Audio has a size of 0 by 0. */
export type RecordingFacts = { kind: 'video' | 'audio'; width: number; height: number; durationMs: number }

/** Container of a file, recognised by its first bytes. */
export type RecordingContainer = 'mp4' | 'quicktime' | 'webm' | 'mp3' | 'wave' | 'ogg'

type Pieces = { size: number; read: (start: number, end: number) => Promise<Uint8Array> }

const CACHE_BYTES = 8 * 1024 * 1024

/**
 * Returns the displayed size and duration of a video, or the duration of audio, from its index. Runs in a thread only: some damaged files keep the
 * library busy forever.
 * @returns null without video or audio, without a known codec, for a video without a size, and for audio shorter than a millisecond
 * @throws Error for a damaged file
 */
export async function readRecording(
  { size, read }: Pieces,
  container: RecordingContainer,
): Promise<RecordingFacts | null> {
  const { CustomSource, Input, MP3, MP4, OGG, QTFF, WAVE, WEBM } = await import('mediabunny')
  const formats = { mp4: MP4, quicktime: QTFF, webm: WEBM, mp3: MP3, wave: WAVE, ogg: OGG }
  const input = new Input({
    // An MP4 may declare itself a QuickTime file, and vice versa.
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
  // NOTE the header of a fragmented MP4, as browsers record it, contains the duration of the first fragment only.
  const named = (await input.getFormat()) === webm ? await input.getDurationFromMetadata() : null
  return { kind: 'video', width, height, durationMs: inMilliseconds(named ?? (await input.computeDuration())) }
}

async function readSound(input: Input, inFragments: readonly InputFormat[]): Promise<RecordingFacts | null> {
  const track = await input.getPrimaryAudioTrack()
  if (!track || (await track.getCodec()) === null) return null
  // NOTE an MP3 without a frame count is treated as having a constant bitrate: counting reads the whole file.
  const named = inFragments.includes(await input.getFormat()) ? null : await input.getDurationFromMetadata()
  const durationMs = inMilliseconds(named ?? (await input.computeDuration()))
  return durationMs < 1 ? null : { kind: 'audio', width: 0, height: 0, durationMs }
}

function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}
