import { useTranslation } from 'react-i18next'
import { shapePath } from '@postwright/core/scene/drawing/shapes/shape-path'
import { type LineEnds, LINE_HEIGHT, newLine } from '@postwright/core/scene/kinds/line/line-layer'
import { newShape, SHAPES } from '@postwright/core/scene/kinds/shape/shape-layer'
import type { InsertPanelProps } from './insert-panel-props.ts'
import styles from './insert-panels.module.css'
import { TileGrid } from './tile-grid.tsx'
import { lineKind } from '@postwright/core/scene/kinds/line/line-kind'
import { useEditor, useScene } from '../editor-context.ts'

const SIDE = 24
/** Sizes of inserted shapes and lines, in pixels of the slide. */
const SHAPE_SIZE = { width: 360, height: 360 }
const LINE_SIZE = { width: 480, height: LINE_HEIGHT }

const LINES = {
  plain: { start: 'none', end: 'none' },
  arrow: { start: 'none', end: 'arrow' },
  arrows: { start: 'arrow', end: 'arrow' },
  dots: { start: 'dot', end: 'dot' },
  bars: { start: 'bar', end: 'bar' },
} as const satisfies Record<string, LineEnds>

/** Shows shapes, and lines with different ends. */
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

const BOX = { x: 0, y: 0, width: 72, height: 24 }

/** Shows a line as drawn on slides, in the colour of the surrounding text. */
function LineSample({ ends }: { ends: LineEnds }) {
  const { measure } = useEditor()
  const theme = useScene(({ deck }) => deck.theme)
  const context = { theme, measure, page: { number: 1, count: 1 }, headingId: '' }
  const items = lineKind.draw(newLine('line', BOX, 0, ends), context)

  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className={styles.shape} aria-hidden>
      {items.map(
        (item) =>
          item.kind === 'path' && (
            <path
              key={item.path}
              d={item.path}
              stroke={item.stroke ? 'currentColor' : 'none'}
              strokeWidth={item.stroke?.width}
            />
          ),
      )}
    </svg>
  )
}
