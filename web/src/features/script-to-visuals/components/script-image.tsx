import { useMemo } from 'react'
import type { ScriptDraft } from '@postwright/core/model/script'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { useImageSource } from '@/stored-decks/use-image-source.ts'
import { planFilm } from '../film/plan-film.ts'
import { timeScript } from '../film/time-script.ts'

type Props = {
  script: ScriptDraft
  /** In CSS pixels. */
  width: number
}

/** A thumbnail of a script's first scene; renders nothing while it has none. */
export function ScriptImage({ script, width }: Props) {
  const pictures = useImageSource()
  const scene = useMemo(() => {
    const { scenes, timed } = timeScript(script)
    return planFilm(script, { scenes: scenes.slice(0, 1), timed: timed.slice(0, 1), length: 0 }).scene
  }, [script])
  const [slide] = scene.slides
  return slide && <SlideImage scene={scene} slideId={slide.id} width={width} pictures={pictures} />
}
