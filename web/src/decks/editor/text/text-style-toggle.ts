import {
  runsToggleState,
  toggleState,
  type TextToggle,
  type ToggleState,
} from '@postwright/core/scene/commands/toggle-text'
import type { RunStyle, TextRange } from '@postwright/core/scene/commands/style-runs'
import type { LayerOf } from '@postwright/core/scene/layer'
import type { Paragraph, Run } from '@postwright/core/scene/text-content'
import { lengthOfRuns, placeAt, runsBetween } from './text-runs.ts'

/** Styles that all characters of a range share. */
export type RangeState = { isBold: boolean; isItalic: boolean; isUnderlined: boolean; isStruck: boolean }

const BOLD_FROM = 600

export function stateOfRange({ paragraphs, style }: LayerOf<'text'>, range: TextRange): RangeState {
  const runs = runsInRange(paragraphs, range)
  const all = (has: (run: Run) => boolean) => runs.length > 0 && runs.every(has)
  return {
    isBold: all(({ weight }) => (weight ?? style.weight) >= BOLD_FROM),
    isItalic: all((run) => run.isItalic ?? style.isItalic),
    isUnderlined: all((run) => run.isUnderlined ?? false),
    isStruck: all((run) => run.isStruck ?? false),
  }
}

/** Returns the state of a toggle button for a range; an empty range has the style of the character before it. */
export function toggleStateOfRange(layer: LayerOf<'text'>, { from, to }: TextRange, toggle: TextToggle): ToggleState {
  const { paragraphs, style } = layer
  const start = from === to ? Math.max(0, from - 1) : from
  const [first, last] = [placeAt(paragraphs, start), placeAt(paragraphs, to)]
  const own = paragraphs.slice(first.paragraph, last.paragraph + 1)
  if (toggle === 'bullets' || toggle === 'numbers') return toggleState([{ ...layer, paragraphs: own }], toggle)
  const runs = runsInRange(paragraphs, { from: start, to })
  return runsToggleState(runs.length > 0 ? runs : own.flatMap((paragraph) => paragraph.runs), style, toggle)
}

/** Returns the style that a command applies to characters, or removes if all have it; null for commands that do not style characters. */
export function toggleTextStyle(
  command: string,
  { isBold, isItalic, isUnderlined, isStruck }: RangeState,
): RunStyle | null {
  switch (command) {
    case 'toggleBold':
      return { weight: isBold ? 400 : 700 }
    case 'toggleItalic':
      return { isItalic: !isItalic }
    case 'toggleUnderline':
      return { isUnderlined: isUnderlined ? undefined : true }
    case 'toggleStrike':
      return { isStruck: isStruck ? undefined : true }
    default:
      return null
  }
}

function runsInRange(paragraphs: readonly Paragraph[], range: TextRange): Run[] {
  const [start, end] = [placeAt(paragraphs, range.from), placeAt(paragraphs, range.to)]
  return paragraphs.slice(start.paragraph, end.paragraph + 1).flatMap((paragraph, at): Run[] => {
    const isLast = at === end.paragraph - start.paragraph
    return runsBetween(paragraph.runs, at === 0 ? start.at : 0, isLast ? end.at : lengthOfRuns(paragraph.runs))
  })
}
