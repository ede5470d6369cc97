import type { SceneVoice, ScriptDraft } from '@postwright/core/model/script'
import { PACE_MIN, VOICE_LEVEL_MAX, VOICE_TIME_MAX } from '@postwright/core/model/script-limits'
import { layOutTimeline } from '@postwright/core/script/script-timeline'
import { fingerprintScript } from '@postwright/core/script/script-texts'
import { type ScriptScene, spokenText } from '@postwright/core/script/script-scene'
import type { SoundPart } from '@postwright/core/sound/find-speech'

/** A voice for a scene: a part of a stored sound, with what was to be said when it was made. */
export function voiceOf(scene: ScriptScene, mediaId: string, part: SoundPart, level: number): SceneVoice {
  return {
    mediaId,
    from: Math.min(VOICE_TIME_MAX, Math.max(0, Math.round(part.from))),
    to: Math.min(VOICE_TIME_MAX, Math.max(0, Math.round(part.to))),
    level: Math.min(VOICE_LEVEL_MAX, Math.max(-VOICE_LEVEL_MAX, level)),
    mark: markOf(scene),
  }
}

/** Whether the words of a scene have changed since its voice was made. */
export function isOldVoice(scene: ScriptScene, voice: SceneVoice): boolean {
  return voice.mark !== markOf(scene)
}

function markOf(scene: ScriptScene): string {
  return fingerprintScript(spokenText(scene))
}

/** Milliseconds that saying each scene is expected to take, by reading time; 0 where nothing is said. */
export function spokenLengths(
  scenes: readonly ScriptScene[],
  { language, pace, speakers }: Pick<ScriptDraft, 'language' | 'pace' | 'speakers'>,
): number[] {
  const speech = { language, speakers, pace: pace === 0 ? null : Math.max(PACE_MIN, pace) }
  const { scenes: timed } = layOutTimeline(scenes, [], speech)
  return timed.map(({ words, speechStart, speechEnd }) => (words.length === 0 ? 0 : speechEnd - speechStart))
}

/** The script with other fields for the voice of a scene; null removes it. */
export function changeVoice(draft: ScriptDraft, sceneId: string, fields: Partial<SceneVoice> | null): ScriptDraft {
  const voice = draft.scenes.find(({ id }) => id === sceneId)?.voice ?? null
  return voice === null ? draft : withVoices(draft, new Map([[sceneId, fields && { ...voice, ...fields }]]))
}

/** The script with other voices for some of its scenes, by their ids; null removes one. */
export function withVoices(draft: ScriptDraft, voices: ReadonlyMap<string, SceneVoice | null>): ScriptDraft {
  const scenes = draft.scenes.map((scene) => {
    const voice = voices.get(scene.id)
    return voice === undefined ? scene : { ...scene, voice }
  })
  return { ...draft, scenes }
}
