import type { SceneMotion, ScriptDraft } from '@postwright/core/model/script'
import { layOutCaptions } from '@postwright/core/script/caption-lines'
import { filmScene, imageLayerId } from '@postwright/core/script/layouts/scene-slides'
import { planSound } from '../sound/plan-sound.ts'
import type { FilmPlan, FilmScene } from './film.ts'
import type { TimedScript } from './time-script.ts'

/** Returns the plan of all images and sounds in the film of a script. */
export function planFilm(draft: ScriptDraft, { scenes, timed }: TimedScript): FilmPlan {
  const scene = filmScene(draft, scenes, draft.scenes)
  return {
    scene,
    format: draft.format,
    captions: draft.captions,
    cues: layOutCaptions(timed),
    sound: planSound(draft, timed),
    scenes: scene.slides.map((slide, index): FilmScene => {
      const choice = draft.scenes[index]
      const pictureId = imageLayerId(slide)
      return {
        slideId: slide.id,
        pictureId,
        mediaId: pictureId === null ? null : (choice?.mediaId ?? null),
        start: timed[index]?.start ?? 0,
        end: timed[index]?.end ?? 0,
        motion: choice?.motion ?? usualMotion(pictureId !== null),
        transition: choice?.transition ?? (index === 0 ? 'cut' : 'fade'),
      }
    }),
  }
}

/** Returns the default motion: an image zooms, text fades in. */
function usualMotion(hasPicture: boolean): SceneMotion {
  return hasPicture ? 'zoom' : 'fade'
}
