import { gainOf } from '@postwright/core/sound/sound-levels'
import { type DecodedSound, SOUND_RATE } from './decode-sound.ts'

/** A sound as browsers play it. */
export function bufferOf({ channels }: DecodedSound): AudioBuffer {
  const length = Math.max(1, channels[0].length)
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate: SOUND_RATE })
  for (const [place, samples] of channels.entries()) buffer.copyToChannel(samples, place)
  return buffer
}

/** A sound that is heard. */
export type PlayingSound = {
  /** Milliseconds of the sound that are heard now. */
  time(): number
  /** Whether it is heard: a browser may keep a page silent, or be interrupted by a call. */
  isRunning(): boolean
  mute(isMuted: boolean): void
  stop(): void
  /** Stops it as if it had ended. */
  interrupt(): void
}

let shared: AudioContext | null = null
const playing = new Set<PlayingSound>()

/** Lets the page be heard; called in answer to a person's click or key, because browsers keep pages silent before. */
export function allowSound(): AudioContext {
  shared ??= new AudioContext({ latencyHint: 'playback' })
  shared.resume().catch(() => undefined)
  return shared
}

/** Stops everything that plays, as before a recording that would hear it. */
export function stopSounds(): void {
  for (const sound of playing) sound.interrupt()
}

/**
 * Plays a sound from a time on, at once.
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
    // What is played now is heard a moment later.
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
