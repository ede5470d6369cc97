import { type SceneVoice, type ScriptDraft, VOICE_TIME_MAX } from '@postwright/core/model/script'
import { layOutTimeline } from '@postwright/core/script/script-timeline'
import { fingerprintScript } from '@postwright/core/script/script-texts'
import { type ScriptScene, spokenText } from '@postwright/core/script/script-scene'
import type { SoundPart } from '@postwright/core/sound/find-speech'
import { speechOf } from '../film/time-script.ts'
import { changeScene } from '../new-script.ts'

/** Returns a voice for a scene: a part of a stored sound, with a fingerprint of the words it was made for. */
export function voiceOf(scene: ScriptScene, mediaId: string, part: SoundPart, level: number): SceneVoice {
  return {
    mediaId,
    from: part.from,
    to: Math.min(VOICE_TIME_MAX, part.to),
    level,
    mark: markOf(scene),
  }
}

/** Returns whether the words of a scene have changed since its voice was made. */
export function isOldVoice(scene: ScriptScene, voice: SceneVoice): boolean {
  return voice.mark !== markOf(scene)
}

function markOf(scene: ScriptScene): string {
  return fingerprintScript(spokenText(scene))
}

/** Returns the expected milliseconds of speech of each scene at its speaking pace, ignoring recordings; 0 for a scene without speech. */
export function spokenLengths(
  scenes: readonly ScriptScene[],
  draft: Pick<ScriptDraft, 'language' | 'pace' | 'speakers'>,
): number[] {
  const { scenes: timed } = layOutTimeline(scenes, [], speechOf(draft))
  return timed.map(({ words, speechStart, speechEnd }) => (words.length === 0 ? 0 : speechEnd - speechStart))
}

/** Returns the script with changed fields of a scene's voice; null removes the voice. */
export function changeVoice(draft: ScriptDraft, sceneId: string, fields: Partial<SceneVoice> | null): ScriptDraft {
  const voice = draft.scenes.find(({ id }) => id === sceneId)?.voice ?? null
  return voice === null ? draft : changeScene(draft, sceneId, { voice: fields && { ...voice, ...fields } })
}

/** Returns the script with new voices for some of its scenes, keyed by scene id. */
export function withVoices(draft: ScriptDraft, voices: ReadonlyMap<string, SceneVoice>): ScriptDraft {
  const scenes = draft.scenes.map((scene) => {
    const voice = voices.get(scene.id)
    return voice ? { ...scene, voice } : scene
  })
  return { ...draft, scenes }
}
