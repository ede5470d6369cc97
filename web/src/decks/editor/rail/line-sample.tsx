import { lineKind } from '@postwright/core/scene/kinds/line/line-kind'
import { useEditor, useScene } from '../editor-context.ts'
import { type LineEnds, newLine } from '@postwright/core/scene/kinds/line/line-layer'
import styles from './insert-panels.module.css'

const BOX = { x: 0, y: 0, width: 72, height: 24 }

/** A line as it is drawn on slides, in the colour of the words around it. */
export function LineSample({ ends }: { ends: LineEnds }) {
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
