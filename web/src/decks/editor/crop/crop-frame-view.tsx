import { Button, Slider } from '@mantine/core'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Box, Point } from '@postwright/core/scene/box'
import { placeLayers } from '@postwright/core/scene/commands/layer-placement'
import { setLayerFields } from '@postwright/core/scene/commands/layer-fields'
import { centerOf, rotatePoint } from '@postwright/core/scene/geometry/bounds'
import {
  cropFrameOf,
  cropFromFrame,
  moveImage,
  pullFrame,
  zoomImage,
  zoomOf,
} from '@postwright/core/scene/geometry/crop-frame'
import { HANDLES, type Handle } from '@postwright/core/scene/geometry/resize-box'
import type { LayerOf } from '@postwright/core/scene/layer'
import type { Picture } from '../../drawing/images.ts'
import { toStage } from '../camera.ts'
import { useEditor, useView } from '../editor-context.ts'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { getCurrentTarget } from '../editor-selectors.ts'
import styles from './crop-tool.module.css'

type Props = { layer: LayerOf<'image'>; picture: Picture }

const ARROWS = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])
const FAR = 10
const ZOOM_STEP = 1.1

/**
 * Shows the whole image around its frame, dimmed outside the frame. The deck stays unchanged until the end of the crop and then changes once. Enter,
 * a press outside the image and another selection end the crop; Escape leaves the layer unchanged.
 */
export function CropFrameView({ layer, picture }: Props) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const root = useRef<HTMLDivElement>(null)
  const camera = useView((state) => state.camera)
  const [frame, setFrame] = useState(() => cropFrameOf(layer, picture))
  // Snapshot of the layer at the start of the crop, used until the crop ends.
  const latest = useRef({ frame, layer, picture, isLeft: false })
  const middle = centerOf(layer.box)

  useEffect(() => {
    const kept = latest.current
    const target = { ...getCurrentTarget(editor), layerIds: [kept.layer.id] }
    root.current?.focus({ preventScroll: true })
    return () => {
      if (kept.isLeft) return
      keepCrop(editor, target, kept.layer, cropFromFrame(kept.frame, kept.picture, kept.layer))
    }
  }, [editor])

  useLayoutEffect(() => {
    latest.current.frame = frame
  }, [frame])

  useEffect(() => {
    const element = root.current
    const zoomByWheel = (event: WheelEvent) => {
      event.preventDefault()
      event.stopPropagation()
      const times = event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP
      setFrame((now) => zoomImage(now, picture, zoomOf(now, picture) * times))
    }
    element?.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element?.removeEventListener('wheel', zoomByWheel)
  }, [picture])

  function end(isLeft = false) {
    latest.current.isLeft = isLeft
    editor.view.set({ editing: '' })
  }

  function press(event: KeyboardEvent) {
    event.stopPropagation()
    const step = ARROWS.get(event.key)
    const target = event.target instanceof HTMLElement ? event.target : null
    const handle = HANDLES.find((one) => one === target?.dataset['handle'])
    const isButton = target instanceof HTMLButtonElement && !handle
    if (event.key === 'Enter' && !isButton) end()
    else if (event.key === 'Escape') end(true)
    else if (event.key === '+' || event.key === '-') {
      const times = event.key === '+' ? ZOOM_STEP : 1 / ZOOM_STEP
      setFrame(zoomImage(frame, picture, zoomOf(frame, picture) * times))
    } else if (step && !target?.closest('[role="slider"]')) {
      const way = { x: step.x * (event.shiftKey ? FAR : 1), y: step.y * (event.shiftKey ? FAR : 1) }
      setFrame(handle ? pullFrame(frame, handle, way) : moveImage(frame, way))
    } else return
    event.preventDefault()
  }

  /** Follows one pointer until its release; each position is relative to the start of the press. */
  function follow(event: PointerEvent<HTMLElement>, handle: Handle | null) {
    if (event.button !== 0) return
    event.stopPropagation()
    const element = event.currentTarget
    const from = { x: event.clientX, y: event.clientY }
    const begun = frame
    element.setPointerCapture(event.pointerId)
    const move = (now: globalThis.PointerEvent) => {
      const raw = { x: (now.clientX - from.x) / camera.zoom, y: (now.clientY - from.y) / camera.zoom }
      const way = rotatePoint(raw, { x: 0, y: 0 }, -layer.rotation)
      setFrame(handle ? pullFrame(begun, handle, way) : moveImage(begun, way))
    }
    const listening = new AbortController()
    element.addEventListener('pointermove', move, listening)
    for (const type of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(type, () => listening.abort(), listening)
  }

  const place = ({ x, y, width, height }: Box): CSSProperties => ({
    left: (x - middle.x) * camera.zoom,
    top: (y - middle.y) * camera.zoom,
    width: width * camera.zoom,
    height: height * camera.zoom,
  })
  const at = toStage(camera, middle)
  return (
    <div
      ref={root}
      className={styles.crop}
      role="group"
      aria-label={t('crop.label')}
      aria-description={t('crop.keys')}
      tabIndex={0}
      data-over-stage
      data-own-keys
      onKeyDown={press}
      onPointerDown={(event) => event.target === event.currentTarget && end()}
    >
      <div className={styles.turn} style={{ left: at.x, top: at.y, transform: `rotate(${layer.rotation}deg)` }}>
        <div className={styles.whole} style={place(frame.whole)} onPointerDown={(event) => follow(event, null)}>
          <WholeImage picture={picture} isFlipped={layer.isFlipped} />
        </div>
        <div className={styles.frame} style={place(frame.box)}>
          {HANDLES.map((handle) => (
            <button
              key={handle}
              type="button"
              className={styles.handle}
              data-handle={handle}
              aria-label={t(`crop.handle.${handle}`)}
              onPointerDown={(event) => follow(event, handle)}
            />
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        <Slider
          className={styles.zoom}
          size="sm"
          min={1}
          max={8}
          step={0.05}
          thumbLabel={t('picture.zoom')}
          label={(zoom) => t('picture.times', { zoom: zoom.toFixed(1) })}
          value={zoomOf(frame, picture)}
          onChange={(zoom) => setFrame((now) => zoomImage(now, picture, zoom))}
        />
        <Button size="xs" variant="default" onClick={() => end(true)}>
          {t('crop.cancel')}
        </Button>
        <Button size="xs" onClick={() => end()}>
          {t('crop.done')}
        </Button>
      </div>
    </div>
  )
}

/** Maximum side length; more pixels are not visible on a stage. */
const SIDE_MAX = 1600

function WholeImage({ picture, isFlipped }: { picture: Picture; isFlipped: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
  }, [picture, width, height])
  return (
    <canvas
      ref={canvas}
      className={styles.image}
      data-flipped={isFlipped || undefined}
      width={width}
      height={height}
      aria-hidden
    />
  )
}

/** Stores the crop as one undo step, whichever of its values changed. */
function keepCrop(
  editor: Editor,
  target: ReturnType<typeof getCurrentTarget>,
  before: LayerOf<'image'>,
  { box, focus, zoom }: Pick<LayerOf<'image'>, 'box' | 'focus' | 'zoom'>,
): void {
  crops += 1
  const gesture = `crop ${before.id} ${crops}`
  const scene = () => editor.store.getState().scene
  runChange(editor, setLayerFields(scene(), target, { fields: { focus, zoom }, command: 'cropImage' }), gesture)
  const placements = new Map([[before.id, { box }]])
  runChange(editor, placeLayers(scene(), target, { placements, command: 'cropImage' }), gesture)
}

let crops = 0
