import type { MusicBed, ScriptDraft } from '@postwright/core/model/script'
import type { TimedScene } from '@postwright/core/script/script-timeline'

/** Range of a scene's sound file that is spoken, in milliseconds, and the time in the film at which it begins. */
export type PlannedVoice = { sceneId: string; mediaId: string; from: number; to: number; at: number; level: number }

/** Voices and music of a film, as plain data. */
export type SoundPlan = {
  /** Length of the film in milliseconds. */
  length: number
  voices: readonly PlannedVoice[]
  music: MusicBed | null
}

/** Places the voices of a script's scenes, and its music, on the film's timeline. */
export function planSound(draft: Pick<ScriptDraft, 'scenes' | 'music'>, timed: readonly TimedScene[]): SoundPlan {
  const voices = timed.flatMap(({ speechStart }, index): PlannedVoice[] => {
    const { id = '', voice = null } = draft.scenes[index] ?? {}
    if (voice === null || voice.to <= voice.from) return []
    const { mediaId, from, to, level } = voice
    return [{ sceneId: id, mediaId, from, to, at: speechStart, level }]
  })
  const music = draft.music.mediaId === '' ? null : draft.music
  return { length: timed.at(-1)?.end ?? 0, voices, music }
}

export function hasSound({ voices, music }: SoundPlan): boolean {
  return voices.length > 0 || music !== null
}
