import { gainOf } from '@postwright/core/sound/sound-levels'
import { type DecodedSound, SOUND_RATE } from './decode-sound.ts'

export function bufferOf({ channels }: DecodedSound): AudioBuffer {
  const length = Math.max(1, channels[0].length)
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate: SOUND_RATE })
  for (const [place, samples] of channels.entries()) buffer.copyToChannel(samples, place)
  return buffer
}

export type PlayingSound = {
  /** Playback position in milliseconds. */
  time(): number
  /** Returns whether the sound is audible: a browser may keep a page silent, or a call may interrupt the sound. */
  isRunning(): boolean
  mute(isMuted: boolean): void
  stop(): void
  /** Stops the sound as if it had ended. */
  interrupt(): void
}

let shared: AudioContext | null = null
const playing = new Set<PlayingSound>()

/** Allows the page to play sound. Called in response to a click or key press, because browsers keep pages silent before one. */
export function allowSound(): AudioContext {
  shared ??= new AudioContext({ latencyHint: 'playback' })
  shared.resume().catch(() => undefined)
  return shared
}

/** Stops all sounds that are playing, for example before a recording that would pick them up. */
export function stopSounds(): void {
  for (const sound of playing) sound.interrupt()
}

/**
 * Plays a sound immediately, starting at `from`.
 * @param level decibels
 */
export function playSound(
  buffer: AudioBuffer,
  { from, level = 0, onEnd }: { from: number; level?: number; onEnd?: () => void },
): PlayingSound {
  const context = allowSound()
  const node = new AudioBufferSourceNode(context, { buffer })
  const volume = gainOf(level)
  const gain = new GainNode(context, { gain: volume })
  node.connect(gain).connect(context.destination)
  const begun = context.currentTime
  const sound: PlayingSound = {
    // Subtracts the output latency: a sample is heard slightly after it is played.
    time: () => from + Math.max(0, context.currentTime - begun - (context.outputLatency || 0)) * 1000,
    isRunning: () => context.state === 'running',
    mute(isMuted) {
      gain.gain.value = isMuted ? 0 : volume
    },
    stop() {
      if (!playing.delete(sound)) return
      node.removeEventListener('ended', sound.interrupt)
      node.stop()
      node.disconnect()
      gain.disconnect()
    },
    interrupt() {
      sound.stop()
      onEnd?.()
    },
  }
  playing.add(sound)
  node.addEventListener('ended', sound.interrupt)
  node.start(begun, from / 1000)
  return sound
}
