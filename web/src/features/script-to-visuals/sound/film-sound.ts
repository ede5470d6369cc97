import { duckMusic } from '@postwright/core/sound/duck-music'
import { mixSound, type VoiceClip } from '@postwright/core/sound/mix-sound'
import { cutSound, type DecodedSound, loadSound, SOUND_RATE, toMono } from './decode-sound.ts'
import type { SoundPlan } from './plan-sound.ts'

/** Both channels of a film, in `SOUND_RATE`. */
export type MixedSound = [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>]

/** What a film is mixed of; plain data, each voice only as long as it is heard. */
export type SoundParts = {
  /** Milliseconds of the film. */
  length: number
  voices: readonly VoiceClip[]
  music: { sound: DecodedSound; level: number; duck: number } | null
  /** How many sounds could not be had. */
  missing: number
}

/** Gets everything that a film is mixed of; sounds that cannot be had are left out and counted. */
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
    // A song of an hour is not sent along for a film of a minute.
    music:
      plan.music && bed ? { sound: cutSound(bed, 0, length), level: plan.music.level, duck: plan.music.duck } : null,
    missing: [...ids].filter((id) => !sounds.has(id)).length,
  }
}

/** The sound of a film: its voices, and its music lowered under them. */
export function mixFilmSound({ length, voices, music }: SoundParts): MixedSound {
  const speech = voices.map(({ at, from, to }) => ({ from: at, to: at + to - from }))
  const bed = music && { channels: music.sound.channels, envelope: duckMusic(speech, length, music) }
  return mixSound({ rate: SOUND_RATE, length, voices, music: bed })
}
