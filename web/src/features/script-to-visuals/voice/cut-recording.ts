import { cutTake } from '@postwright/core/sound/cut-take'
import { findSpeech, type SoundPart, trimToSpeech } from '@postwright/core/sound/find-speech'
import { levelForSpeech, measureLevels } from '@postwright/core/sound/sound-levels'
import { type DecodedSound, SOUND_RATE, toMono } from '../sound/decode-sound.ts'

export type CutRequest = {
  sound: DecodedSound
  /** Milliseconds that saying each scene of a take is expected to take; null for a recording of one scene. */
  lengths: readonly number[] | null
}

/** `parts`: one for each scene, null where nothing is said. `level`: decibels that bring the voice to the usual loudness. */
export type CutRecording = { parts: readonly (SoundPart | null)[]; level: number }

/** Cuts a recording at its silences: a take into its scenes, one of a single scene to what is said. */
export function cutRecording({ sound, lengths }: CutRequest): CutRecording {
  const samples = toMono(sound)
  const levels = measureLevels(samples, SOUND_RATE)
  const level = levelForSpeech(samples, SOUND_RATE)
  if (lengths !== null) return { parts: cutTake(findSpeech(levels), lengths), level }
  const whole = { from: 0, to: Math.floor((samples.length * 1000) / SOUND_RATE) }
  return { parts: [trimToSpeech(levels) ?? whole], level }
}
