import { type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FORMATS, type Size } from '@postwright/core/scene/format'
import { stripOf } from '@postwright/core/scene/strip'
import { fontsArrived } from '../../fonts/font-library.ts'
import { clampStripZoom } from '../camera.ts'
import { chordOf } from '../commands/chord.ts'
import { leaveSelection } from '../commands/selection.ts'
import { pressKey } from '../commands/press-key.ts'
import { useEditor, useScene, useView } from '../editor-context.ts'
import type { Gesture, Press } from '../gestures/gesture.ts'
import { LayerList } from '../stage/layer-list.tsx'
import { createStripArt, type StripArt } from './strip-art.ts'
import { StripAids } from './strip-aids.tsx'
import { chooseAt, dragOnStrip, moveSelection, type StripPreview } from './strip-pointer.ts'
import styles from './strip-view.module.css'

/** Margin around the strip, in pixels of the screen. */
const MARGIN = 24
/** Number of slides visible at first. */
const SEEN = 2.5
const SEEN_NARROW = 1.5
/** Maximum distance, in pixels, that a pressed pointer can move and still click. */
const CLICK_REACH = 3

const STEPS = new Map<string, readonly [number, number]>([
  ['arrowleft', [-1, 0]],
  ['arrowright', [1, 0]],
  ['arrowup', [0, -1]],
  ['arrowdown', [0, 1]],
])

type Held = { id: number; gesture: Gesture | null; from: { x: number; y: number }; left: number; isMoved: boolean }

/** Shows all slides side by side without gaps: layers can be dragged across the seams and continue on the next slide. */
export function StripView() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const { view } = editor
  const scene = useScene((now) => now)
  const format = useView((state) => state.format)
  const zoom = useView((state) => state.stripZoom)
  const slideId = useView((state) => state.slideId)
  const isFitted = useView((state) => state.isFitted)
  const isWriting = useView((state) => state.editing !== '')
  const [preview, setPreview] = useState<StripPreview | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const held = useRef<Held | null>(null)
  const art = useStripArt()
  const size = FORMATS[format]
  const slides = stripOf(scene)
  const place = slides.findIndex(({ id }) => id === slideId)

  // Text is edited on its own slide, not in the strip.
  useEffect(() => {
    if (isWriting) view.set({ isStrip: false })
  }, [view, isWriting])

  useEffect(() => {
    const element = frame.current
    if (!element || !isFitted) return undefined
    const fit = () => view.set({ stripZoom: stripZoomFor(size, element) })
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [view, isFitted, size])

  useEffect(() => {
    if (!frame.current || !field.current) return
    const { scrollLeft, clientWidth } = frame.current
    const canvases = [...field.current.querySelectorAll('canvas')]
    const seen = { from: scrollLeft - clientWidth / 2, to: scrollLeft + clientWidth * 1.5 }
    art.paint(canvases, preview?.scene ?? scene, format, zoom, seen)
  })

  useEffect(() => {
    const element = frame.current
    if (!element || place === -1 || held.current) return
    const [left, right] = [place * size.width * zoom, (place + 1) * size.width * zoom]
    const isSeen = left >= element.scrollLeft && right <= element.scrollLeft + element.clientWidth
    if (!isSeen) element.scrollTo({ left: left - MARGIN })
  }, [place, size.width, zoom])

  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  /** Returns a pointer position in pixels of the strip, or of the slide that starts at `left`. */
  function pressOf(event: PointerEvent, left = 0): Press {
    const corner = field.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const onStage = { x: event.clientX - corner.left, y: event.clientY - corner.top }
    return {
      at: { x: onStage.x / zoom - left, y: onStage.y / zoom },
      onStage,
      isShift: event.shiftKey,
      isAlt: false,
      isCommand: event.ctrlKey || event.metaKey,
      isTouch: event.pointerType === 'touch',
    }
  }

  function begin(event: PointerEvent) {
    if (event.button !== 0) return
    const isLayer = chooseAt(editor, pressOf(event).at, event.shiftKey)
    const own = stripOf(editor.store.getState().scene).findIndex(({ id }) => id === view.getState().slideId)
    const left = Math.max(0, own) * size.width
    // On an unselected layer, a moving finger scrolls instead of dragging the layer.
    const gesture = isLayer ? dragOnStrip(editor, pressOf(event, left), setPreview) : null
    if (gesture && event.pointerType !== 'touch') field.current?.setPointerCapture(event.pointerId)
    held.current = { id: event.pointerId, gesture, from: pressOf(event).onStage, left, isMoved: false }
  }

  function move(event: PointerEvent) {
    const begun = held.current
    if (!begun?.gesture || begun.id !== event.pointerId) return
    const press = pressOf(event, begun.left)
    const way = Math.hypot(press.onStage.x - begun.from.x, press.onStage.y - begun.from.y)
    if (!begun.isMoved && way < CLICK_REACH) return
    begun.isMoved = true
    begun.gesture.move(press)
  }

  function end(event: PointerEvent) {
    const begun = held.current
    held.current = null
    if (!begun?.gesture || begun.id !== event.pointerId) return
    if (begun.isMoved) begun.gesture.end(pressOf(event, begun.left))
    else begun.gesture.cancel()
  }

  function cancel() {
    held.current?.gesture?.cancel()
    held.current = null
  }

  /** Opens the current slide on the stage and keeps the selection. */
  function openSlide() {
    view.set({ isStrip: false, isFitted: true })
  }

  function press(event: KeyboardEvent) {
    const chord = chordOf(event.nativeEvent)
    const step = STEPS.get(chord.replace('shift+', ''))
    const [first] = view.getState().selection
    if (chord === 'escape' && held.current) cancel()
    else if (chord === 'escape') {
      if (!leaveSelection(editor)) openSlide()
    } else if (chord === 'enter' && first !== undefined) openSlide()
    else if (step && first !== undefined) {
      const by = event.shiftKey ? 10 : 1
      moveSelection(editor, step[0] * by, step[1] * by)
    } else if (!pressKey(editor, chord, 'stage')) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={frame} className={styles.frame} onScroll={art.redraw}>
      {slides.length === 0 ? (
        <p className={styles.empty}>{t('strip.empty')}</p>
      ) : (
        <div
          ref={field}
          className={styles.field}
          style={{ width: slides.length * size.width * zoom, height: size.height * zoom }}
          data-own-keys
          tabIndex={0}
          role="application"
          aria-roledescription={t('strip.role')}
          aria-label={t('strip.label', { place: place + 1, total: slides.length })}
          aria-description={t('strip.keys')}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={cancel}
          onDoubleClick={openSlide}
          onKeyDown={press}
        >
          {slides.map(({ id }, at) => (
            <canvas
              key={id}
              className={styles.slide}
              style={{ left: at * size.width * zoom, width: size.width * zoom, height: size.height * zoom }}
              aria-hidden
            />
          ))}
          <StripAids preview={preview} />
        </div>
      )}
      <LayerList />
    </div>
  )
}

/** Returns the largest zoom at which the neighbouring slides are still visible. */
function stripZoomFor({ width, height }: Size, { clientWidth, clientHeight }: HTMLElement): number {
  const shown = clientWidth < 640 ? SEEN_NARROW : SEEN
  return clampStripZoom(Math.min((clientHeight - 2 * MARGIN) / height, (clientWidth - 2 * MARGIN) / (shown * width)))
}

/** Returns the painter of the slides, which paints them again when fonts or images arrive. */
function useStripArt(): StripArt & { redraw: () => void } {
  const editor = useEditor()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [art] = useState(() => createStripArt(editor))
  useEffect(() => {
    art.onImages(redraw)
    return fontsArrived.subscribe(redraw)
  }, [art])
  return { ...art, redraw }
}
