import { withoutControls } from '@postwright/core/text/text-fields'
import type PptxGenJS from 'pptxgenjs'
import type { PlacedSpan, SlidePart } from './slide-parts.ts'

/** Slide pixels per inch. */
export const PER_INCH = 96

/** Points per slide pixel. */
export const POINTS = 72 / PER_INCH

/** Returns a font name without characters that are invalid in an attribute. */
export function faceOf(family: string): string {
  return family.replaceAll(/[<>&"']/g, '')
}

type TextPart = Extract<SlidePart, { kind: 'text' }>

/** Returns the paragraphs of a text with their fonts, sizes and colours; lists stay lists. */
export function textRuns({ spans, opacity }: TextPart): PptxGenJS.TextProps[] {
  const paragraphs = Map.groupBy(spans, ({ span }) => span.paragraph)
  return [...paragraphs.values()].flatMap((own, index) => {
    const mark = own.find(({ span }) => span.from < 0)
    const body = own.filter(({ span }) => span.from >= 0).toSorted((a, b) => a.span.from - b.span.from)
    const runs = body.map(({ span }, at): PptxGenJS.TextProps => {
      const next = body[at + 1]?.span
      // The space at the end of a line is not drawn, so it is added here.
      const text = next && next.from > span.to ? `${span.text} ` : span.text
      return {
        text: withoutControls(text),
        options: {
          fontFace: faceOf(span.font.family),
          fontSize: Math.round(span.font.size * POINTS * 10) / 10,
          bold: span.font.weight >= 600,
          italic: span.font.isItalic,
          color: span.color.slice(1),
          transparency: Math.round((1 - opacity) * 100),
          charSpacing: Math.round(span.letterSpacing * POINTS * 10) / 10,
          ...(span.isUnderlined && { underline: { style: 'sng' as const } }),
          ...(span.isStruck && { strike: 'sngStrike' as const }),
          ...(at === 0 && mark && { bullet: bulletOf(mark.span.text) }),
        },
      }
    })
    const isLast = index === paragraphs.size - 1
    const last = runs.at(-1)
    if (last?.options && !isLast) last.options.breakLine = true
    return runs
  })
}

/** Returns the alignment of a text in its box, derived from the positions of its lines. */
export function alignOf({ spans, width }: TextPart): 'left' | 'center' | 'right' {
  const lines = [...Map.groupBy(spans, ({ y }) => y).values()].map((own) => ({
    left: Math.min(...own.map(({ x }) => x)),
    right: Math.max(...own.map(({ x, span }) => x + span.width)),
  }))
  const isIndented = lines.some(({ left }) => left > NEAR)
  if (isIndented && lines.every(({ left, right }) => Math.abs(left + right - width) < NEAR)) return 'center'
  return isIndented && lines.every(({ right }) => Math.abs(right - width) < NEAR) ? 'right' : 'left'
}

/** Returns the points between baselines; undefined for a single line. */
export function lineSpacingOf(spans: readonly PlacedSpan[]): number | undefined {
  const [first, second] = [...new Set(spans.map(({ y }) => y))].toSorted((a, b) => a - b)
  return first === undefined || second === undefined ? undefined : (second - first) * POINTS
}

/** Tolerance for equal positions, in pixels. */
const NEAR = 3

function bulletOf(mark: string): NonNullable<PptxGenJS.TextPropsOptions['bullet']> {
  const number = Number.parseInt(mark, 10)
  if (!Number.isNaN(number)) return { type: 'number', numberStartAt: number }
  return { characterCode: (mark.codePointAt(0) ?? 0x2022).toString(16).toUpperCase().padStart(4, '0') }
}
