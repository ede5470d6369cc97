import type { MusicBed, ScriptDraft } from '@postwright/core/model/script'
import type { TimedScene } from '@postwright/core/script/script-timeline'

/** What is said in a scene: milliseconds of its file, and when in the film it begins. */
export type PlannedVoice = { sceneId: string; mediaId: string; from: number; to: number; at: number; level: number }

/** All that a film sounds like; plain data. */
export type SoundPlan = {
  /** Milliseconds of the film. */
  length: number
  voices: readonly PlannedVoice[]
  music: MusicBed | null
}

/** The voices of a script's scenes at their times, and its music. */
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

/** Whether there is anything to hear. */
export function hasSound({ voices, music }: SoundPlan): boolean {
  return voices.length > 0 || music !== null
}
