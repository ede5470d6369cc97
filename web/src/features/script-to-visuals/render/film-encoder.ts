import type { Size } from '@postwright/core/scene/format'
import { type FilmType, FRAMES_PER_SECOND, CannotEncode } from './render-request.ts'
import { canEncodeAudio } from 'mediabunny'

const MICROSECOND = 1e-6
/** Seconds between key frames, to which players can seek. */
const KEY_FRAME_EVERY = 2
/** Maximum number of frames queued for the encoder: more would only use memory. */
const WAITING_MAX = 6

/** Bits per pixel and frame: films of slides are mostly still. */
const BITS_PER_PIXEL = 0.085

/** An encoded frame of the film. Times are microseconds from the start of its scene. */
export type EncodedFrame = { data: Uint8Array<ArrayBuffer>; isKey: boolean; time: number; duration: number }

/** The frames of one scene, with the configuration that a player needs before the first. */
export type EncodedScene = { config: VideoDecoderConfig; frames: readonly EncodedFrame[] }

/** High profile at level 4.0 is the lowest that holds 1080 × 1920 (ITU-T H.264 table A-1: 8,192 macroblocks a frame). */
const CODECS = { mp4: 'avc1.640028', webm: 'vp09.00.40.08' } satisfies Record<FilmType, string>

/** Returns the encoder configuration for a browser; null if it cannot encode such films. */
export async function findEncoding(type: FilmType, { width, height }: Size): Promise<VideoEncoderConfig | null> {
  if (typeof VideoEncoder === 'undefined') return null
  const config: VideoEncoderConfig = {
    codec: CODECS[type],
    width,
    height,
    framerate: FRAMES_PER_SECOND,
    bitrate: Math.round(width * height * FRAMES_PER_SECOND * BITS_PER_PIXEL),
    latencyMode: 'quality',
    ...(type === 'mp4' && { avc: { format: 'avc' } }),
  }
  const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }))
  return supported === true ? config : null
}

export type SceneFrames = {
  count: number
  paint(frame: number): void | Promise<void>
  onFrame(): void | Promise<void>
}

/**
 * Encodes the frames of a scene that are painted on a canvas one after another. The first is a key frame, so that scenes can be joined in any order.
 * @param encoding the result of `findEncoding`
 */
export async function encodeScene(
  canvas: OffscreenCanvas,
  encoding: VideoEncoderConfig,
  { count, paint, onFrame }: SceneFrames,
): Promise<EncodedScene> {
  const frames: EncodedFrame[] = []
  let config: VideoDecoderConfig | null = null
  let failure: unknown = null
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      if (meta?.decoderConfig) config ??= meta.decoderConfig
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      frames.push({ data, isKey: chunk.type === 'key', time: chunk.timestamp, duration: chunk.duration ?? 0 })
    },
    error(error) {
      failure = error
    },
  })
  try {
    encoder.configure(encoding)
    for (let frame = 0; frame < count; frame += 1) {
      if (failure !== null) throw failure
      await paint(frame)
      const [from, to] = [timeOf(frame), timeOf(frame + 1)]
      const picture = new VideoFrame(canvas, { timestamp: from, duration: to - from })
      encoder.encode(picture, { keyFrame: frame % (KEY_FRAME_EVERY * FRAMES_PER_SECOND) === 0 })
      picture.close()
      while (encoder.encodeQueueSize > WAITING_MAX) await dequeued(encoder)
      await onFrame()
    }
    await encoder.flush()
  } finally {
    if (encoder.state !== 'closed') encoder.close()
  }
  if (failure !== null) throw failure
  if (!config) throw new Error('The encoder made no frame that can be shown')
  return { config, frames }
}

/** Returns the time of a frame in whole microseconds, without an accumulating error. */
export function timeOf(frame: number): number {
  return Math.round(frame / FRAMES_PER_SECOND / MICROSECOND)
}

function dequeued(encoder: VideoEncoder): Promise<void> {
  return new Promise((settle) => encoder.addEventListener('dequeue', () => settle(), { once: true }))
}

/** Bits per second of both channels: the minimum that networks ask for. */
export const SOUND_BITRATE = 192_000

/** Samples that ffmpeg's encoder inserts before the sound (`initial_padding` of libavcodec's AAC encoder); files do not record it. */
const PADDING = 1_024

let isRegistered = false

/**
 * Loads the encoder of a film's sound: the browser's Opus for WebM, and our own AAC for MP4. AAC encoders of browsers start up to 44 ms late by an
 * amount that none of them reports, and Linux has none.
 * @returns samples that the encoder inserts before the sound
 * @throws CannotEncode, or Error when its code cannot be loaded
 */
export async function provideSoundEncoder(type: FilmType): Promise<number> {
  if (type === 'webm') {
    if (!(await canEncodeAudio('opus', { bitrate: SOUND_BITRATE }))) throw new CannotEncode(type)
    return 0
  }
  if (!isRegistered) (await import('@mediabunny/aac-encoder')).registerAacEncoder()
  isRegistered = true
  return PADDING
}
