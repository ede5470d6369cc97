import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { findingKey } from '@postwright/core/scene/lint/finding'
import { fixAll, findSafeFix } from '@postwright/core/scene/lint/fix-all'
import type { LintOptions } from '@postwright/core/scene/lint/lint-context'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import type { Scene } from '@postwright/core/scene/scene'
import type { Report } from '@/lib/workers/worker-call.ts'
import { fontsInDrawings } from '../drawing/fonts-in-drawings.ts'
import { newCanvas } from '../drawing/canvas.ts'
import type { Picture, Pictures } from '../drawing/images.ts'
import { loadFonts } from '../fonts/load-fonts.ts'
import { createMeasureText } from '../fonts/measure-text.ts'
import { type LintProgress, type LintRequest, type LintResult, zonesOf } from './lint-request.ts'
import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import { luminance } from '@postwright/core/scene/drawing/colors'

/** Maximum pixels on the longer side of images, because only the brightness of areas is used. */
const LONGER_SIDE = 240

const small = new Map<string, Promise<Picture | null>>()

/** Checks a deck and applies the requested fixes, on the calling thread. The findings depend on fonts and images. */
export async function lintDeck(
  { task, scene, setting, pictures }: LintRequest,
  report: Report<LintProgress>,
): Promise<LintResult> {
  const measure = createMeasureText()
  const drawings = scene.slides.map(({ id }) => drawSlide(scene, id, setting.format, measure))
  const { fonts, text } = fontsInDrawings(drawings)
  const [loaded] = await Promise.all([smallImages(pictures), loadFonts(fonts, text)])
  const options: LintOptions = {
    format: setting.format,
    measure,
    zones: zonesOf(setting),
    brand: setting.brand ?? (setting.isThemeOnly ? onlyTheme(scene) : null),
    luminanceOf: imageLuminance(loaded),
  }
  if (task.kind === 'fixAll')
    return { findings: [], fixed: fixAll(scene, options, { onProgress: (done, of) => void report({ done, of }) }) }
  const findings = lintScene(scene, options)
  if (task.kind === 'look') return { findings, fixed: null }
  const finding = findings.find((one) => findingKey(one) === task.key)
  const change = finding && findSafeFix(scene, finding, options)
  return { findings, fixed: change ? { change, count: 1 } : null }
}

function onlyTheme({ deck: { theme } }: Scene): LintOptions['brand'] {
  return { colors: Object.values(theme.colors), fonts: Object.values(theme.fonts), theme }
}

async function smallImages(pictures: LintRequest['pictures']): Promise<Pictures> {
  const entries = await Promise.all(
    pictures.map(async ({ id, blob }) => {
      const made = small.get(id) ?? reduced(blob).catch(() => null)
      small.set(id, made)
      return [id, await made] as const
    }),
  )
  const loaded = new Map(entries)
  return { get: (mediaId) => loaded.get(mediaId) ?? null }
}

async function reduced(blob: Blob): Promise<Picture | null> {
  const bitmap = await createImageBitmap(blob)
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.max(1, bitmap.width * scale), Math.max(1, bitmap.height * scale)].map(Math.round)
  const { context } = newCanvas(width ?? 1, height ?? 1)
  context.drawImage(bitmap, 0, 0, width ?? 1, height ?? 1)
  bitmap.close()
  return context.canvas
}

/** Number of squares across and down an image; text legibility depends on areas, not on pixels. */
const SQUARES = 24

const known = new WeakMap<Picture, readonly number[]>()

/** Returns a function that gives the brightness of an image at a point; null for images that are not loaded. */
function imageLuminance(pictures: Pictures): LintOptions['luminanceOf'] {
  return ({ mediaId, box, focus, zoom, isFlipped }, at) => {
    const picture = pictures.get(mediaId)
    if (!picture) return null
    const crop = cropOf(picture, box, focus, zoom)
    const x = (crop.x + crop.width * (isFlipped ? 1 - at.x : at.x)) / picture.width
    const y = (crop.y + crop.height * at.y) / picture.height
    return squaresOf(picture)[squareAt(y) * SQUARES + squareAt(x)] ?? null
  }
}

function squareAt(share: number): number {
  return Math.min(SQUARES - 1, Math.max(0, Math.floor(share * SQUARES)))
}

function squaresOf(picture: Picture): readonly number[] {
  const found = known.get(picture)
  if (found) return found
  const { context } = newCanvas(SQUARES, SQUARES)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SQUARES, SQUARES)
  context.drawImage(picture, 0, 0, SQUARES, SQUARES)
  const { data } = context.getImageData(0, 0, SQUARES, SQUARES)
  const squares = Array.from({ length: SQUARES * SQUARES }, (_, at) =>
    luminance(hexOf(data.subarray(at * 4, at * 4 + 3))),
  )
  known.set(picture, squares)
  return squares
}

function hexOf(channels: Uint8ClampedArray): string {
  return `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
