import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import type { Finding } from '@postwright/core/scene/lint/finding'
import type { LintOptions } from '@postwright/core/scene/lint/lint-options'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import type { Scene } from '@postwright/core/scene/scene'
import { fontsInDrawings } from '../drawing/fonts-in-drawings.ts'
import { loadPictures, type PictureSource } from '../drawing/load-pictures.ts'
import { pictureIds } from '../drawing/picture-ids.ts'
import { loadFonts } from '../fonts/load-fonts.ts'
import { createMeasureText } from '../fonts/measure-text.ts'
import { zonesOf, type LintSetting } from './lint-setting.ts'
import { pictureLuminance } from './picture-luminance.ts'

/** What was found in a deck as it was, and by which measure. */
export type Linted = { scene: Scene; options: LintOptions; findings: readonly Finding[] }

/** Looks through a deck once its fonts and pictures are there: both decide what is found. */
export async function lintDeck(scene: Scene, setting: LintSetting, source: PictureSource): Promise<Linted> {
  const measure = createMeasureText()
  const drawings = scene.slides.map(({ id }) => drawSlide(scene, id, setting.format, measure))
  const { fonts, text } = fontsInDrawings(drawings)
  const [pictures] = await Promise.all([loadPictures(source, drawings.flatMap(pictureIds)), loadFonts(fonts, text)])
  const options = {
    format: setting.format,
    measure,
    zones: zonesOf(setting),
    brand: setting.brand ?? (setting.isThemeOnly ? { colors: [], fonts: [] } : null),
    luminanceOf: pictureLuminance(pictures),
  }
  return { scene, options, findings: lintScene(scene, options) }
}
