import { cutTake } from '@postwright/core/sound/cut-take'
import { findSpeech, type SoundPart, trimToSpeech } from '@postwright/core/sound/find-speech'
import { levelForSpeech, measureLevels } from '@postwright/core/sound/sound-levels'
import { type DecodedSound, SOUND_RATE, toMono } from '../sound/decode-sound.ts'

export type CutRequest = {
  sound: DecodedSound
  /** Expected milliseconds of speech of each scene in a take; null for a recording of one scene. */
  lengths: readonly number[] | null
}

/** `parts`: one per scene, null for a scene without speech. `level`: decibels that bring the voice to the default loudness. */
export type CutRecording = { parts: readonly (SoundPart | null)[]; level: number }

/** Cuts a recording at its silences: a take into its scenes, a single scene's recording to its speech. */
export function cutRecording({ sound, lengths }: CutRequest): CutRecording {
  const samples = toMono(sound)
  const levels = measureLevels(samples, SOUND_RATE)
  const level = levelForSpeech(samples, SOUND_RATE)
  if (lengths !== null) return { parts: cutTake(findSpeech(levels), lengths), level }
  const whole = { from: 0, to: Math.floor((samples.length * 1000) / SOUND_RATE) }
  return { parts: [trimToSpeech(levels) ?? whole], level }
}
