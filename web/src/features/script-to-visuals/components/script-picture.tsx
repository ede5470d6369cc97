import { useMemo } from 'react'
import type { Script } from '@postwright/core/model/script'
import { SlidePicture } from '@/decks/drawing/slide-picture.tsx'
import { usePictureSource } from '@/stored-decks/use-picture-source.ts'
import { planFilm } from '../film/plan-film.ts'
import { timeScript } from '../film/time-script.ts'

/** Pixels of the screen. */
const WIDTH = 92

/** The first scene of a script, small; nothing while it has none. */
export function ScriptPicture({ script }: { script: Script }) {
  const pictures = usePictureSource()
  const scene = useMemo(() => {
    const { scenes, timed } = timeScript(script)
    return planFilm(script, { scenes: scenes.slice(0, 1), timed: timed.slice(0, 1), length: 0 }).scene
  }, [script])
  const [slide] = scene.slides
  return slide && <SlidePicture scene={scene} slideId={slide.id} width={WIDTH} pictures={pictures} />
}
