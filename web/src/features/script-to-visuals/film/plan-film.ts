import type { SceneMotion, ScriptDraft } from '@postwright/core/model/script'
import { PACE_MIN, SCRIPT_SCENES_MAX } from '@postwright/core/model/script-limits'
import { layOutCaptions } from '@postwright/core/script/caption-lines'
import { filmScene, pictureLayerId } from '@postwright/core/script/layouts/scene-slides'
import { parseScript } from '@postwright/core/script/parse-script'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { layOutTimeline, type TimedScene } from '@postwright/core/script/script-timeline'
import type { FilmPlan, FilmScene } from './film.ts'

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

/** Everything that the film of a script shows. */
export function planFilm(draft: ScriptDraft, { scenes, timed }: TimedScript): FilmPlan {
  const scene = filmScene(draft, scenes, draft.scenes)
  return {
    scene,
    format: draft.format,
    captions: draft.captions,
    cues: layOutCaptions(timed),
    scenes: scene.slides.map((slide, index): FilmScene => {
      const choice = draft.scenes[index]
      const pictureId = pictureLayerId(slide)
      return {
        slideId: slide.id,
        pictureId,
        start: timed[index]?.start ?? 0,
        end: timed[index]?.end ?? 0,
        motion: choice?.motion ?? usualMotion(pictureId !== null),
        transition: choice?.transition ?? (index === 0 ? 'cut' : 'fade'),
      }
    }),
  }
}

/** An image comes nearer, text appears. */
function usualMotion(hasPicture: boolean): SceneMotion {
  return hasPicture ? 'zoom' : 'fade'
}
