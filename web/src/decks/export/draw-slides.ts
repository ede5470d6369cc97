import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import type { SlideDrawing } from '@postwright/core/scene/draw-node'
import type { Format } from '@postwright/core/scene/format'
import type { MeasureText } from '@postwright/core/scene/measure-text'
import { fontsInDrawings } from '../drawing/fonts-in-drawings.ts'
import { loadFonts } from '../fonts/load-fonts.ts'
import { createMeasureText, estimateText } from '../fonts/measure-text.ts'
import type { ExportRequest } from './export-request.ts'

export type DrawnSlide = { slideId: string; format: Format; drawing: SlideDrawing }

/**
 * Draws the slides of an export in their own fonts. They are drawn twice: the first drawing determines which fonts to load, the second has the right
 * line breaks.
 */
export async function drawSlides({
  scene,
  slideIds,
  formats,
  kind,
}: Pick<ExportRequest, 'scene' | 'slideIds' | 'formats' | 'kind'>): Promise<{
  slides: DrawnSlide[]
  measure: MeasureText
  missingFonts: readonly string[]
}> {
  const hasData = kind.type === 'pptx'
  const draw = (measure: MeasureText) =>
    formats.flatMap((format) =>
      slideIds.map((slideId) => ({
        slideId,
        format,
        drawing: drawSlide(scene, slideId, format, measure, { hasData }),
      })),
    )
  const { fonts, text } = fontsInDrawings(draw(estimateText).map(({ drawing }) => drawing))
  const { missing } = await loadFonts(fonts, text)
  // NOTE every canvas of a worker keeps the first font found for a name, even after a better one has arrived, so no canvas may request a font that is
  // not loaded yet.
  const measure = createMeasureText()
  return { slides: draw(measure), measure, missingFonts: missing }
}
