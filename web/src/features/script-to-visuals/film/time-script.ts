import { type ScriptDraft, PACE_MIN, SCRIPT_SCENES_MAX } from '@postwright/core/model/script'
import { parseScript } from '@postwright/core/script/parse-script'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { layOutTimeline, type ScriptSpeech, type TimedScene } from '@postwright/core/script/script-timeline'

/** Scenes of a script as parsed (`scenes`) and with their times (`timed`), and the film's length in milliseconds. */
export type TimedScript = { scenes: readonly ScriptScene[]; timed: readonly TimedScene[]; length: number }

/** Returns the scenes of a script with their times; scenes beyond the maximum number are left out. */
export function timeScript(
  draft: Pick<ScriptDraft, 'text' | 'scenes' | 'language' | 'pace' | 'speakers'>,
): TimedScript {
  const scenes = parseScript(draft.text).slice(0, SCRIPT_SCENES_MAX)
  const { scenes: timed, length } = layOutTimeline(scenes, draft.scenes, speechOf(draft))
  return { scenes, timed, length }
}

/** Returns the speech settings of a script: its own pace, or the default of its language. */
export function speechOf({
  language,
  pace,
  speakers,
}: Pick<ScriptDraft, 'language' | 'pace' | 'speakers'>): ScriptSpeech {
  return { language, speakers, pace: pace === 0 ? null : Math.max(PACE_MIN, pace) }
}

/** Returns the index of the scene at a time: the last one after the end; -1 without scenes. */
export function sceneIndexAt(scenes: readonly { end: number }[], time: number): number {
  const at = scenes.findIndex(({ end }) => time < end)
  return at < 0 ? scenes.length - 1 : at
}
