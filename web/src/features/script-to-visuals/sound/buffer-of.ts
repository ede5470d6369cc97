import { type DecodedSound, SOUND_RATE } from './decode-sound.ts'

/** A sound as browsers play it. */
export function bufferOf({ channels }: DecodedSound): AudioBuffer {
  const length = Math.max(1, channels[0].length)
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate: SOUND_RATE })
  for (const [place, samples] of channels.entries()) buffer.copyToChannel(samples, place)
  return buffer
}
