import { FORMAT_NAMES, FORMATS, type Format } from '../format.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { MeasureText } from '../measure-text.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { DeckTemplate } from '../templates/deck-template.ts'
import { FIT_CASES, sceneForCase, type FitCase } from './fit-cases.ts'

/** A slide in one format and one case with content that does not fit. `slide` is an index from 0. */
export type FitFault = {
  fitCase: FitCase
  format: Format
  slide: number
  layerId: string
  slot: string
  kind: FitFaultKind
}

/** `overflow`: text does not fit its box at its minimum size. `outside`: text, a chart or a table extends beyond the slide. */
export type FitFaultKind = 'overflow' | 'outside'

/** Returns all faults of a template in every case and format; a template without faults can be published. */
export function fitMatrix(template: DeckTemplate, measure: MeasureText): FitFault[] {
  return FIT_CASES.flatMap((fitCase) => {
    const scene = sceneForCase(template, fitCase)
    return FORMAT_NAMES.flatMap((format) =>
      scene.slides.flatMap((slide, at) =>
        faultsOf(scene, slide, format, measure).map((fault) => ({ fitCase, format, slide: at, ...fault })),
      ),
    )
  })
}

function faultsOf({ deck }: Scene, slide: SceneSlide, format: Format, measure: MeasureText) {
  const size = FORMATS[format]
  return reflowSlide(slide, deck.format, format).flatMap((layer) => {
    const fit = layer.type === 'group' || layer.isHidden ? null : kindOf(layer).fit
    if (layer.type === 'group' || !fit) return []
    const found = (kind: FitFaultKind) => [{ layerId: layer.id, slot: layer.slot, kind }]
    const { x, y, width, height } = layer.box
    if (x < -1 || y < -1 || x + width > size.width + 1 || y + height > size.height + 1) return found('outside')
    return fit(layer, deck.theme, measure).isOverflowing ? found('overflow') : []
  })
}
