import type { ScriptDraft } from '@postwright/core/model/script'
import { PACE_MIN, SCRIPT_SCENES_MAX } from '@postwright/core/model/script-limits'
import { parseScript } from '@postwright/core/script/parse-script'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { layOutTimeline, type TimedScene } from '@postwright/core/script/script-timeline'

/** A script with its scenes and their times. */
export type TimedScript = { scenes: readonly ScriptScene[]; timed: readonly TimedScene[]; length: number }

/** The scenes of a script with their times; what is beyond the most that a film has is left out. */
export function timeScript(
  draft: Pick<ScriptDraft, 'text' | 'scenes' | 'language' | 'pace' | 'speakers'>,
): TimedScript {
  const scenes = parseScript(draft.text).slice(0, SCRIPT_SCENES_MAX)
  const { scenes: timed, length } = layOutTimeline(scenes, draft.scenes, {
    ...draft,
    pace: draft.pace === 0 ? null : Math.max(PACE_MIN, draft.pace),
  })
  return { scenes, timed, length }
}

/** The scene that is shown at a time, by its place: the last one after the end; -1 without any. */
export function sceneIndexAt(scenes: readonly { end: number }[], time: number): number {
  const at = scenes.findIndex(({ end }) => time < end)
  return at < 0 ? scenes.length - 1 : at
}
