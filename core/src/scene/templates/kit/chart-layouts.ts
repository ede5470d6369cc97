import { chart } from '../builders/layers.ts'
import type { TextLook } from '../builders/text.ts'
import type { BuiltSlide } from '../builders/template.ts'
import type { ChartLayer } from '../../kinds/chart/chart-layer.ts'
import { framed, room, type Kit, type Tone } from './kit.ts'
import { bodyLook, titleLook } from './plain-layouts.ts'
import { part, placeIn, type Rects } from './rects.ts'
import { words } from './words.ts'

/** Title and rows of a chart; each row is a label and a value as typed. */
type Chart = { title: string; rows: readonly (readonly [string, string])[] }

/** Returns a slide with a chart of horizontal bars that emphasizes the first one. */
export function bars(kit: Kit, tone: Tone, chartOf: Chart): BuiltSlide {
  return charted(kit, tone, chartOf, 'bar', 'first')
}

/** Returns a slide with a chart of vertical columns that emphasizes the last one. */
export function columns(kit: Kit, tone: Tone, chartOf: Chart): BuiltSlide {
  return charted(kit, tone, chartOf, 'column', 'last')
}

function charted(
  kit: Kit,
  tone: Tone,
  { title, rows }: Chart,
  form: ChartLayer['form'],
  emphasis: ChartLayer['emphasis'],
): BuiltSlide {
  const space = room(kit)
  return framed(kit, tone, [
    words(
      title,
      { ...titleLook(kit, tone, 0.86), align: 'start', verticalAlign: 'bottom' },
      part(space, [0, 0, 1, 0.26], [0, 0, 0.36, 0.7]),
      { slot: 'title', max: 80 },
    ),
    chart(rows, chartLook(kit, tone), {
      ...placeIn(part(space, [0, 0.32, 1, 0.68], [0.42, 0, 0.58, 1])),
      form,
      emphasis,
      color: tone.mark,
      numbers: numbersOf(rows),
    }),
  ])
}

/** Returns a slide that shows a share twice: as digits, and as a ring. */
export function ring(
  kit: Kit,
  tone: Tone,
  { figure, rows, body }: { figure: string; rows: Chart['rows']; body: string },
): BuiltSlide {
  const space = room(kit)
  const digits: TextLook = {
    ...kit.title,
    case: 'typed',
    isItalic: false,
    size: 320,
    sizeMin: 120,
    lineHeight: 1,
    color: tone.mark,
    verticalAlign: 'middle',
  }
  const field: Rects = part(space, [0, 0.34, 1, 0.4], [0.46, 0.02, 0.54, 0.6])
  return framed(kit, tone, [
    words(figure, digits, part(space, [0, 0, 1, 0.32], [0, 0, 0.42, 0.64]), { slot: 'figure', max: 6 }),
    chart(rows, chartLook(kit, tone), {
      ...placeIn(field),
      form: 'donut',
      color: tone.mark,
      numbers: numbersOf(rows),
    }),
    words(
      body,
      { ...bodyLook(kit, tone), size: 54, weight: 600, verticalAlign: 'bottom', lineHeight: 1.25 },
      part(space, [0, 0.77, 1, 0.23], [0, 0.7, 0.9, 0.3]),
      { slot: 'body', max: 120 },
    ),
  ])
}

function chartLook(kit: Kit, tone: Tone): TextLook {
  return { ...bodyLook(kit, tone), size: 42, sizeMin: 30, lineHeight: 1.1, weight: 600 }
}

/** Returns the number format of the example values. */
function numbersOf(rows: Chart['rows']): Partial<ChartLayer['numbers']> {
  if (rows.some(([, value]) => value.includes('%'))) return { style: 'percent', decimals: 0 }
  return rows.some(([, value]) => value.endsWith('k')) ? { style: 'compact' } : {}
}
