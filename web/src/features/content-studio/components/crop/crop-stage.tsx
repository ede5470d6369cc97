import { ownValue } from '@postwright/core/own-value'
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Corner, Size } from '../../crop/crop-geometry.ts'
import { type useCrop, dragBy } from '../../crop/use-crop.ts'
import styles from './crop.module.css'

type Props = { url: string; size: Size; state: ReturnType<typeof useCrop> }

const CORNERS: readonly Corner[] = ['nw', 'ne', 'sw', 'se']
/** Fraction of the image's size moved per arrow key press, without and with Control or Command. */
const STEP = 0.01
const LARGE_STEP = 0.1

const ARROWS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The image with the crop, which is moved and resized by pointer or arrow keys, and the focal point. */
export function CropStage({ url, size, state }: Props) {
  const { t } = useTranslation('crop')
  const stage = useRef<HTMLDivElement>(null)
  const { crop, focus } = state
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`
  /** Returns the number of image pixels per screen pixel. */
  const scale = () => size.width / (stage.current?.getBoundingClientRect().width || size.width)
  const scaled = (by: { x: number; y: number }) => ({ x: by.x * scale(), y: by.y * scale() })

  function arrowOf(event: KeyboardEvent): { x: number; y: number } | null {
    const arrow = ownValue(ARROWS, event.key)
    if (!arrow) return null
    event.preventDefault()
    const step = event.ctrlKey || event.metaKey ? LARGE_STEP : STEP
    return { x: arrow.x * step, y: arrow.y * step }
  }

  function pressOnPart(event: KeyboardEvent) {
    const by = arrowOf(event)
    if (!by) return
    const pixels = { x: by.x * size.width, y: by.y * size.height }
    if (event.shiftKey) state.resize(crop, 'se', pixels)
    else state.move(crop, pixels)
  }

  function moveFocus(from: { x: number; y: number }, by: { x: number; y: number }) {
    const place = (value: number) => Math.min(Math.max(Math.round(value), 0), 1000)
    state.moveFocus({ x: place(from.x + by.x * 1000), y: place(from.y + by.y * 1000) })
  }

  function dragFocus(event: PointerEvent) {
    const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {}
    dragBy(event, (by) => moveFocus(focus, { x: by.x / width, y: by.y / height }))
  }

  const ratio: CSSProperties & Record<'--ratio', number> = {
    aspectRatio: size.width / size.height,
    '--ratio': size.width / size.height,
  }
  return (
    <div ref={stage} className={styles.stage} style={ratio}>
      <img className={styles.image} src={url} alt="" draggable={false} />
      <div
        className={styles.part}
        style={{
          left: share(crop.left, size.width),
          top: share(crop.top, size.height),
          width: share(crop.width, size.width),
          height: share(crop.height, size.height),
        }}
      >
        <button
          type="button"
          className={styles.grab}
          aria-label={t('crop:part', { ...crop })}
          aria-describedby="crop-keys"
          onKeyDown={pressOnPart}
          onPointerDown={(event) => dragBy(event, (by) => state.move(crop, scaled(by)))}
        />
        {CORNERS.map((corner) => (
          <span
            key={corner}
            className={styles.corner}
            data-corner={corner}
            aria-hidden="true"
            onPointerDown={(event) => dragBy(event, (by) => state.resize(crop, corner, scaled(by)))}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.focus}
        style={{ left: `${focus.x / 10}%`, top: `${focus.y / 10}%` }}
        aria-label={t('crop:focus', { x: Math.round(focus.x / 10), y: Math.round(focus.y / 10) })}
        title={t('crop:focusHint')}
        onKeyDown={(event) => {
          const by = arrowOf(event)
          if (by) moveFocus(focus, by)
        }}
        onPointerDown={dragFocus}
      />
    </div>
  )
}
