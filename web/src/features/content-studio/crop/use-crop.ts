import { useState } from 'react'
import type { Crop, Focus } from '@postwright/core/model/media'
import { type Corner, fitCrop, MIDDLE, moveCrop, resizeCrop, type Size } from './crop-geometry.ts'
import type { CropShape } from './crop-ratios.ts'

type Start = { size: Size; crop: Crop | null; focus: Focus | null }

/** What of a picture is kept while a person is choosing it: the part, its shape, and the place that stays in sight. */
export function useCrop({ size, ...start }: Start) {
  const whole: Crop = { left: 0, top: 0, width: size.width, height: size.height }
  const [crop, setCrop] = useState<Crop>(start.crop ?? whole)
  const [shape, setShape] = useState<CropShape | null>(null)
  const [focus, setFocus] = useState<Focus>(start.focus ?? MIDDLE)
  const ratio = shape?.ratio ?? null

  return {
    crop,
    shape,
    focus,
    /** Null: any shape. */
    chooseShape(next: CropShape | null) {
      setShape(next)
      if (next) setCrop(fitCrop(size, next.ratio, focus))
    },
    moveFocus(next: Focus) {
      setFocus(next)
      if (ratio !== null) setCrop(fitCrop(size, ratio, next))
    },
    move: (from: Crop, by: { x: number; y: number }) => setCrop(moveCrop(size, from, by)),
    resize: (from: Crop, corner: Corner, by: { x: number; y: number }) =>
      setCrop(resizeCrop(size, from, { corner, by, ratio })),
  }
}
