import type { RunStyle, TextRange } from '@postwright/core/scene/commands/style-runs'
import type { LayerOf } from '@postwright/core/scene/layer'
import type { Run } from '@postwright/core/scene/text-content'
import { runsBetween } from './runs-between.ts'
import { lengthOfRuns, placeAt } from './text-place.ts'

/** What all letters of a range have. */
export type RangeState = { isBold: boolean; isItalic: boolean; isUnderlined: boolean; isStruck: boolean }

const BOLD_FROM = 600

export function stateOfRange({ paragraphs, style }: LayerOf<'text'>, range: TextRange): RangeState {
  const [start, end] = [placeAt(paragraphs, range.from), placeAt(paragraphs, range.to)]
  const runs = paragraphs.slice(start.paragraph, end.paragraph + 1).flatMap((paragraph, at): Run[] => {
    const isLast = at === end.paragraph - start.paragraph
    return runsBetween(paragraph.runs, at === 0 ? start.at : 0, isLast ? end.at : lengthOfRuns(paragraph.runs))
  })
  const all = (has: (run: Run) => boolean) => runs.length > 0 && runs.every(has)
  return {
    isBold: all(({ weight }) => (weight ?? style.weight) >= BOLD_FROM),
    isItalic: all((run) => run.isItalic ?? style.isItalic),
    isUnderlined: all((run) => run.isUnderlined ?? false),
    isStruck: all((run) => run.isStruck ?? false),
  }
}

/** The style that a command gives letters, or takes away when all have it; null for commands that are not about letters. */
export function toggledStyle(
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
