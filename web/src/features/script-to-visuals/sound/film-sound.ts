import { duckMusic } from '@postwright/core/sound/duck-music'
import { mixSound, type VoiceClip } from '@postwright/core/sound/mix-sound'
import { cutSound, type DecodedSound, loadSound, SOUND_RATE, toMono } from './decode-sound.ts'
import type { SoundPlan } from './plan-sound.ts'

/** Both channels of a film, at `SOUND_RATE`. */
export type MixedSound = [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>]

/** Inputs of a film's mix; plain data, each voice only for its audible duration. */
export type SoundParts = {
  /** Length of the film in milliseconds. */
  length: number
  voices: readonly VoiceClip[]
  music: { sound: DecodedSound; level: number; duck: number } | null
  /** Number of unavailable sounds. */
  missing: number
}

/** Loads all inputs of a film's mix; unavailable sounds are left out and counted. */
export async function gatherSound(workspaceId: string, plan: SoundPlan): Promise<SoundParts> {
  const { length } = plan
  const ids = new Set(plan.voices.map(({ mediaId }) => mediaId))
  if (plan.music) ids.add(plan.music.mediaId)
  const sounds = new Map<string, DecodedSound>()
  await Promise.allSettled([...ids].map(async (id) => sounds.set(id, await loadSound(workspaceId, id))))
  const voices = plan.voices.flatMap(({ mediaId, from, to, at, level }): VoiceClip[] => {
    const sound = sounds.get(mediaId)
    if (!sound) return []
    return [{ samples: toMono(cutSound(sound, from, to)), from: 0, to: to - from, at, level }]
  })
  const bed = plan.music && sounds.get(plan.music.mediaId)
  return {
    length,
    voices,
    // The music is cut, so that an hour-long song is not passed along for a film of a minute.
    music:
      plan.music && bed ? { sound: cutSound(bed, 0, length), level: plan.music.level, duck: plan.music.duck } : null,
    missing: [...ids].filter((id) => !sounds.has(id)).length,
  }
}

/** Mixes the sound of a film: its voices, and its music ducked under them. */
export function mixFilmSound({ length, voices, music }: SoundParts): MixedSound {
  const speech = voices.map(({ at, from, to }) => ({ from: at, to: at + to - from }))
  const bed = music && { channels: music.sound.channels, envelope: duckMusic(speech, length, music) }
  return mixSound({ rate: SOUND_RATE, length, voices, music: bed })
}
