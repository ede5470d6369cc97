import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { SOUND_RATE } from '../sound/decode-sound.ts'
import type { MixedSound } from '../sound/film-sound.ts'
import { SOUND_BITRATE } from './sound-encoders.ts'
import { type EncodedScene, timeOf } from './film-encoder.ts'
import type { FilmType } from './render-request.ts'

const MICROSECONDS = 1e6

/** A scene with the frame of the film that it begins at. */
export type PlacedScene = { firstFrame: number; encoded: EncodedScene }

/** `padding`: samples that the encoder puts before the sound. */
type Muxed = {
  type: FilmType
  scenes: readonly PlacedScene[]
  sound: MixedSound | null
  padding: number
  title: string
}

/** Puts encoded scenes and their sound into one file that plays before all of it has arrived. */
export async function muxFilm({ type, scenes, sound, padding, title }: Muxed): Promise<Blob> {
  const target = new BufferTarget()
  const format = type === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const output = new Output({ format, target })
  const video = new EncodedVideoPacketSource(type === 'mp4' ? 'avc' : 'vp9')
  output.addVideoTrack(video)
  const audio = sound && createSoundTrack(type, sound, padding)
  if (audio) output.addAudioTrack(audio.source)
  output.setMetadataTags({ title })
  await output.start()
  for (const { firstFrame, encoded } of scenes) {
    const begin = timeOf(firstFrame)
    for (const { data, isKey, time, duration } of encoded.frames) {
      const kind = isKey ? 'key' : 'delta'
      const packet = new EncodedPacket(data, kind, (begin + time) / MICROSECONDS, duration / MICROSECONDS)
      await video.add(packet, { decoderConfig: encoded.config })
      await audio?.addUpTo((begin + time + duration) / MICROSECONDS)
    }
  }
  await audio?.addUpTo(Infinity)
  await output.finalize()
  return new Blob(target.buffer === null ? [] : [target.buffer], { type: `video/${type}` })
}

/** Samples of one frame of AAC (ISO/IEC 14496-3). */
const AAC_FRAME = 1_024
/** Samples that are handed over at once: half a second, so that pictures and sound lie side by side. */
const PIECE = SOUND_RATE / 2

/**
 * Encodes sound as AAC for MP4, which networks ask for, and as Opus for WebM. What the encoder puts before it takes the place of as much
 * silence, so that nothing is heard late.
 */
function createSoundTrack(type: FilmType, [left, right]: MixedSound, padding: number) {
  const source = new AudioSampleSource({ codec: type === 'mp4' ? 'aac' : 'opus', bitrate: SOUND_BITRATE })
  // An encoder of AAC fills up its last frame and adds one of its own, so that the file would be longer than its images.
  const rest = type === 'mp4' ? Math.max(0, left.length - padding) % AAC_FRAME : 0
  const count = left.length - rest
  let done = padding

  /** Adds the sound up to a time of the film, in seconds. */
  async function addUpTo(seconds: number): Promise<void> {
    while (done < count && done < seconds * SOUND_RATE) {
      const piece = Math.min(PIECE, count - done)
      const data = new Float32Array(2 * piece)
      data.set(left.subarray(done, done + piece))
      data.set(right.subarray(done, done + piece), piece)
      const facts = { format: 'f32-planar', numberOfChannels: 2, sampleRate: SOUND_RATE } as const
      const sample = new AudioSample({ ...facts, data, timestamp: (done - padding) / SOUND_RATE })
      await source.add(sample)
      sample.close()
      done += piece
    }
  }
  return { source, addUpTo }
}
