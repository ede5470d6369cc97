import type { ImageLook } from '../../model/profile.ts'
import type { BannerView, ImageArea } from '../../platforms/profile-facts.ts'
import { type Lightness, lightnessOf, type RgbaImage, shrink, fingerprintOf } from './rgba-image.ts'

/** Measurements other than the size, which is known from the file. */
export type MeasuredImage = Omit<ImageLook, 'id' | 'width' | 'height'>

type Options = {
  /** Shorter side in pixels at the smallest display size. */
  smallest: number
  /** Views of a banner in apps; empty for a profile picture. */
  views: readonly BannerView[]
}

/** Measures contrast, legibility and hidden detail of an image, from its pixels alone: the same pixels give the same values. */
export function measureImage(image: RgbaImage, { smallest, views }: Options): MeasuredImage {
  const lightness = lightnessOf(image)
  const full = spreadOf(lightness)
  const scale = Math.min(1, smallest / Math.min(image.width, image.height))
  const small = shrink(lightness, image.width * scale, image.height * scale)
  return {
    contrast: toPercent(rangeOf(lightness)),
    legibility: full === 0 ? 0 : toPercent(spreadOf(small) / full),
    hidden: toPercent(Math.max(0, ...views.map((view) => hiddenShare(lightness, view)))),
    fingerprint: fingerprintOf(lightness),
  }
}

/** Returns the difference between the 5th and the 95th percentile. */
function rangeOf({ values }: Lightness): number {
  const sorted = values.toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return at(0.95) - at(0.05)
}

function spreadOf({ values }: Lightness): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Returns the share of the detail (differences between neighbouring pixels) that an app crops or covers. */
function hiddenShare({ width, height, values }: Lightness, { shown, covered }: BannerView): number {
  let all = 0
  let hidden = 0
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const here = values[y * width + x] ?? 0
      const step =
        Math.abs(here - (values[y * width + x + 1] ?? 0)) + Math.abs(here - (values[(y + 1) * width + x] ?? 0))
      const place = { x: (x + 1) / width, y: (y + 1) / height }
      all += step
      if (!isIn(place, shown) || covered.some((area) => isIn(place, area))) hidden += step
    }
  }
  return all === 0 ? 0 : hidden / all
}

function isIn({ x, y }: { x: number; y: number }, area: ImageArea): boolean {
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height
}

function toPercent(share: number): number {
  return Math.max(0, Math.min(100, Math.round(share * 100)))
}
