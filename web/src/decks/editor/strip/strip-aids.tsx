import { FORMATS } from '@postwright/core/scene/format'
import { stripOf } from '@postwright/core/scene/strip'
import { useEditor, useScene, useView } from '../editor-context.ts'
import { layersOf, getShownSafeZones } from '../editor-selectors.ts'
import { type Frame, selectionFrame } from '../selection-frame.ts'
import type { Guide } from '../snap/guides.ts'
import type { StripPreview } from './strip-pointer.ts'
import styles from './strip-view.module.css'

/** Aids drawn over the strip: its seams, the safe zones of each slide, the selection, and the guides of a dragged layer. */
export function StripAids({ preview }: { preview: StripPreview | null }) {
  const editor = useEditor()
  const stored = useScene((now) => now)
  const format = useView((state) => state.format)
  const chosenSlide = useView((state) => state.slideId)
  const chosen = useView((state) => state.selection)
  const hasZones = useView(({ aids }) => aids.safeZones)
  // Subscribes to a value that `getShownSafeZones` reads, so that a newly chosen placement is drawn at once.
  useView(({ safeZone }) => safeZone)
  const { width, height } = FORMATS[format]
  const scene = preview?.scene ?? stored
  const slides = stripOf(scene)
  const slideId = preview?.slideId ?? chosenSlide
  const selection = preview?.layerIds ?? chosen
  const at = slides.findIndex(({ id }) => id === slideId)
  const guidesAt = slides.findIndex(({ id }) => id === chosenSlide)
  const slide = slides[at]
  const frame = slide ? selectionFrame(layersOf(scene, slide, format), selection) : null
  const zones = hasZones ? getShownSafeZones(editor) : []
  return (
    <svg className={styles.aids} viewBox={`0 0 ${slides.length * width} ${height}`} aria-hidden>
      {slides.map(({ id }, index) => (
        <g key={id} transform={`translate(${index * width} 0)`}>
          {zones.map((each) => (
            <g key={each.id}>
              <path className={styles.unsafe} fillRule="evenodd" d={outside(each.box, width, height)} />
              <rect className={styles.zone} {...each.box} />
            </g>
          ))}
          {index > 0 && <line className={styles.seam} y2={height} />}
        </g>
      ))}
      {at !== -1 && <rect className={styles.current} x={at * width} width={width} height={height} />}
      {frame && at !== -1 && <ChosenFrame frame={frame} left={at * width} />}
      {preview?.guides.map((guide) => (
        <GuideLine key={JSON.stringify(guide)} guide={guide} left={Math.max(0, guidesAt) * width} />
      ))}
    </svg>
  )
}

function ChosenFrame({ frame: { box, rotation }, left }: { frame: Frame; left: number }) {
  const [x, y] = [left + box.x + box.width / 2, box.y + box.height / 2]
  return (
    <rect
      className={styles.chosen}
      x={left + box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      transform={`rotate(${rotation} ${x} ${y})`}
    />
  )
}

function GuideLine({ guide: { kind, axis, at, from, to }, left }: { guide: Guide; left: number }) {
  const isWide = (axis === 'horizontal') === (kind === 'gap')
  const ends = isWide
    ? { x1: left + from, x2: left + to, y1: at, y2: at }
    : { x1: left + at, x2: left + at, y1: from, y2: to }
  return <line className={styles.guide} {...ends} />
}

/** Returns a path of the slide's area outside the safe zone. */
function outside(box: { x: number; y: number; width: number; height: number }, width: number, height: number): string {
  return `M0 0H${width}V${height}H0ZM${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`
}
