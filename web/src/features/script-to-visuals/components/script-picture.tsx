import { useMemo } from 'react'
import type { ScriptDraft } from '@postwright/core/model/script'
import { SlidePicture } from '@/decks/drawing/slide-picture.tsx'
import { usePictureSource } from '@/stored-decks/use-picture-source.ts'
import { planFilm } from '../film/plan-film.ts'
import { timeScript } from '../film/time-script.ts'

type Props = {
  script: ScriptDraft
  /** Screen pixels. */
  width: number
}

/** A thumbnail of a script's first scene; renders nothing while it has none. */
export function ScriptPicture({ script, width }: Props) {
  const pictures = usePictureSource()
  const scene = useMemo(() => {
    const { scenes, timed } = timeScript(script)
    return planFilm(script, { scenes: scenes.slice(0, 1), timed: timed.slice(0, 1), length: 0 }).scene
  }, [script])
  const [slide] = scene.slides
  return slide && <SlidePicture scene={scene} slideId={slide.id} width={width} pictures={pictures} />
}
