import { type DecodedSound, SOUND_RATE } from './decode-sound.ts'

const buffers = new WeakMap<DecodedSound, AudioBuffer>()

/** A sound as browsers play it. */
export function bufferOf(sound: DecodedSound): AudioBuffer {
  const known = buffers.get(sound)
  if (known) return known
  const { channels } = sound
  const length = Math.max(1, channels[0].length)
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate: SOUND_RATE })
  for (const [place, samples] of channels.entries()) buffer.copyToChannel(samples, place)
  buffers.set(sound, buffer)
  return buffer
}
