import { useTranslation } from 'react-i18next'
import { shapePath } from '@postwright/core/scene/drawing/shapes/shape-path'
import { type LineEnds, LINE_HEIGHT, newLine } from '@postwright/core/scene/kinds/line/line-layer'
import { newShape, SHAPES } from '@postwright/core/scene/kinds/shape/shape-layer'
import type { InsertPanelProps } from './insert-panel-props.ts'
import styles from './insert-panels.module.css'
import { LineSample } from './line-sample.tsx'
import { TileGrid } from './tile-grid.tsx'

const SIDE = 24
/** Pixels of the slide. */
const SHAPE_SIZE = { width: 360, height: 360 }
const LINE_SIZE = { width: 480, height: LINE_HEIGHT }

const LINES = {
  plain: { start: 'none', end: 'none' },
  arrow: { start: 'none', end: 'arrow' },
  arrows: { start: 'arrow', end: 'arrow' },
  dots: { start: 'dot', end: 'dot' },
  bars: { start: 'bar', end: 'bar' },
} as const satisfies Record<string, LineEnds>

/** Shapes, and lines by what they end with. */
export function ShapePanel({ onInsert }: InsertPanelProps) {
  const { t } = useTranslation('editor')
  const shapes = SHAPES.map((shape) => ({
    key: shape,
    label: t(`shape.${shape}`),
    drawing: (
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className={styles.shape} aria-hidden>
        <path d={shapePath(shape, { width: SIDE, height: SIDE })} />
      </svg>
    ),
    onPick: () => onInsert({ size: SHAPE_SIZE, make: (id, box) => newShape(id, box, shape) }),
  }))
  const lines = Object.entries(LINES).map(([name, ends]) => ({
    key: name,
    label: t(`lines.${name}`),
    drawing: <LineSample ends={ends} />,
    onPick: () => onInsert({ size: LINE_SIZE, make: (id, box) => newLine(id, box, 0, ends) }),
  }))

  return (
    <>
      <TileGrid label={t('rail.shapes')} columns={5} tiles={shapes} />
      <hr className={styles.rule} />
      <TileGrid label={t('rail.lines')} columns={5} tiles={lines} />
    </>
  )
}
