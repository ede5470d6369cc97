import { gainOf } from '@postwright/core/sound/sound-levels'

/** A sound that is heard. */
export type PlayingSound = {
  /** Milliseconds of the sound that are heard now. */
  time(): number
  mute(isMuted: boolean): void
  stop(): void
}

let shared: AudioContext | null = null

/**
 * Plays a sound from a time on, at once; called in answer to a person's click or key, because browsers keep pages silent before.
 * @param to milliseconds where it ends; with its last sample unless given
 * @param level decibels
 */
export function playSound(
  buffer: AudioBuffer,
  { from, to, level = 0, onEnd }: { from: number; to?: number; level?: number; onEnd?: () => void },
): PlayingSound {
  const context = (shared ??= new AudioContext({ latencyHint: 'playback' }))
  void context.resume()
  const node = new AudioBufferSourceNode(context, { buffer })
  const volume = gainOf(level)
  const gain = new GainNode(context, { gain: volume })
  node.connect(gain).connect(context.destination)
  if (onEnd) node.addEventListener('ended', onEnd)
  const begun = context.currentTime
  node.start(begun, from / 1000, to === undefined ? undefined : Math.max(0, to - from) / 1000)
  return {
    // What is played now is heard a moment later.
    time: () => from + Math.max(0, context.currentTime - begun - (context.outputLatency || 0)) * 1000,
    mute(isMuted) {
      gain.gain.value = isMuted ? 0 : volume
    },
    stop() {
      if (onEnd) node.removeEventListener('ended', onEnd)
      node.stop()
      node.disconnect()
      gain.disconnect()
    },
  }
}
