import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '@postwright/core/scene/box'
import { loadImages, type ImageSource } from '../../drawing/images.ts'
import styles from '../inspector/inspector.module.css'
import type { Phase } from '../inspector/chosen-layers.ts'

const STEP = 0.02

type Props = {
  mediaId: string
  pictures: ImageSource
  value: Point
  onChange: (focus: Point, phase: Phase) => void
}

/** Sets the focal point of an image, which always stays visible, by pointing at the whole image or with the arrow keys. */
export function FocusField({ mediaId, pictures: source, value, onChange }: Props) {
  const { t } = useTranslation('editor')
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isOver = false
    void loadImages(source, [mediaId]).then((pictures) => {
      const picture = pictures.get(mediaId)
      const context = canvas.current?.getContext('2d')
      if (isOver || !picture || !context || !canvas.current) return
      const { width, height } = canvas.current
      context.clearRect(0, 0, width, height)
      context.drawImage(picture, 0, 0, width, height)
    })
    return () => {
      isOver = true
    }
  }, [source, mediaId])

  function point(event: PointerEvent<HTMLElement>, phase: Phase) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) }, phase)
  }

  function press(event: KeyboardEvent) {
    const way = WAYS.get(event.key)
    if (!way) return
    event.preventDefault()
    onChange({ x: share(value.x + way.x), y: share(value.y + way.y) }, 'done')
  }

  return (
    <div
      className={styles.focus}
      role="slider"
      tabIndex={0}
      aria-label={t('picture.focus')}
      aria-valuenow={Math.round(value.x * 100)}
      aria-valuetext={t('picture.focusAt', { x: Math.round(value.x * 100), y: Math.round(value.y * 100) })}
      data-own-keys
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event, 'held')
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event, 'held')}
      onPointerUp={(event) => point(event, 'done')}
      onKeyDown={press}
    >
      <canvas ref={canvas} width={480} height={300} style={{ width: '100%', height: '100%' }} />
      <span className={styles.focusPoint} style={{ '--x': `${value.x * 100}%`, '--y': `${value.y * 100}%` }} />
    </div>
  )
}

const WAYS = new Map<string, Point>([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
])

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}
