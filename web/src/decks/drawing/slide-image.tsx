import { useEffect, useRef } from 'react'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { FORMATS, type Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { fontLibrary } from '../fonts/font-library.ts'
import { loadFonts } from '../fonts/load-fonts.ts'
import { createMeasureText } from '../fonts/measure-text.ts'
import { fontsInDrawings } from './fonts-in-drawings.ts'
import { paint } from './paint.ts'
import { NO_PICTURES, type Pictures, imageIds, loadImages, type ImageSource, STOCK_ONLY } from './images.ts'

type Props = {
  scene: Scene
  slideId: string
  /** Defaults to the deck's format. */
  format?: Format
  /** Width in CSS pixels; the height follows from it. */
  width: number
  /** Source of the workspace's images; without it, only stock photos of the product are shown. */
  pictures?: ImageSource | undefined
  className?: string | undefined
}

/** Shows a slide as a small image, without a text alternative: the slide's text appears next to its name. */
export function SlideImage({ scene, slideId, format = scene.deck.format, width, pictures, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = FORMATS[format]
  const scale = width / size.width

  useEffect(() => {
    let isGone = false
    const measure = createMeasureText()
    const draw = () => drawSlide(scene, slideId, format, measure)
    const show = (found: Pictures) => {
      const context = canvas.current?.getContext('2d')
      if (!context || isGone) return
      const density = Math.min(2, window.devicePixelRatio || 1)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, context.canvas.width, context.canvas.height)
      paint(context, draw(), found, scale * density)
    }
    async function complete() {
      const drawing = draw()
      const { fonts, text } = fontsInDrawings([drawing])
      const loaded = loadImages(pictures ?? STOCK_ONLY, imageIds(drawing))
      const [found] = await Promise.all([loaded, loadFonts(fonts, text)])
      show(found)
    }
    show(NO_PICTURES)
    void complete()
    const unsubscribe = fontLibrary.subscribe(() => void complete())
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [scene, slideId, format, scale, pictures])

  const density = typeof window === 'undefined' ? 1 : Math.min(2, window.devicePixelRatio || 1)
  return (
    <canvas
      ref={canvas}
      className={className}
      width={Math.round(width * density)}
      height={Math.round(size.height * scale * density)}
      style={{ width, height: 'auto', maxWidth: '100%' }}
      aria-hidden
    />
  )
}
