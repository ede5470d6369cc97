import { canEncodeAudio } from 'mediabunny'
import { CannotEncode, type FilmType } from './render-request.ts'

/** Bits a second of both channels: what networks ask for at least. */
export const SOUND_BITRATE = 192_000

/** Samples that the encoder of ffmpeg puts before the sound (`initial_padding` of libavcodec's AAC encoder); files do not say so. */
const PADDING = 1_024

let isRegistered = false

/**
 * Gets the encoder of a film's sound: Opus of the browser for WebM, and for MP4 our own of AAC. Those of browsers begin up to 44 ms late by
 * an amount that none of them tells, and Linux has none.
 * @returns samples that the encoder puts before the sound
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
