import { canEncodeAudio } from 'mediabunny'

/** Samples that the encoder of ffmpeg puts before the sound (`initial_padding` of libavcodec's AAC encoder); files do not say so. */
const PADDING = 1_024

/**
 * Lets films have AAC where the browser has no encoder for it, as on Linux: a megabyte that only those load.
 * @returns samples that the encoder puts before the sound
 */
export async function provideAac(): Promise<number> {
  if (await canEncodeAudio('aac', { bitrate: 192_000, numberOfChannels: 2, sampleRate: 48_000 }))
    return isOurs ? PADDING : 0
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
  registerAacEncoder()
  isOurs = true
  return PADDING
}

/** A worker makes several films. */
let isOurs = false
