import type { Change } from '../../change.ts'
import { setParagraphs } from '../../commands/paragraphs.ts'
import { layoutText } from '../../layout/layout-text.ts'
import { plainText, type Paragraph } from '../../text-content.ts'
import { type Finding, found } from '../finding.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'

/** Maximum letters of an orphan word, and its maximum share of the longest line. */
const SHORT = { letters: 10, share: 0.35 }
/** Minimum words of a paragraph that is checked for orphans. */
const WORDS = 5
const NO_BREAK_SPACE = '\u00a0'

/** Finds a short word alone on the last line of a paragraph. The fix moves the previous word to that line. */
export function checkOrphanWord(context: LintContext, seen: SeenLayer): Finding[] {
  const { scene, options } = context
  const { layer } = seen
  if (layer.type !== 'text') return []
  const { lines } = layoutText(layer, layer.box, scene.deck.theme, options.measure)
  const lonely = layer.paragraphs.findIndex((paragraph, at) => {
    const own = lines.filter((line) => line.paragraph === at)
    const last = own.at(-1)
    if (!last || own.length < 2) return false
    const text = plainText([paragraph]).slice(last.from, last.to).trim()
    const widest = Math.max(...own.map(({ width }) => width))
    return (
      /^\S{1,}$/.test(text) &&
      text.length <= SHORT.letters &&
      last.width < widest * SHORT.share &&
      isSentence(paragraph)
    )
  })
  if (lonely === -1) return []
  return [found(context, seen, 'orphanWord', { key: 'orphanWord' }, [joined(context, seen, layer.paragraphs, lonely)])]
}

/** Returns whether a paragraph is a sentence: a few words are often stacked on purpose, and text without spaces breaks between letters. */
function isSentence(paragraph: Paragraph): boolean {
  return plainText([paragraph]).trim().split(' ').length >= WORDS
}

function joined(
  { scene }: LintContext,
  { target }: SeenLayer,
  paragraphs: readonly Paragraph[],
  at: number,
): Change | null {
  const next = paragraphs.map((paragraph, index) => (index === at ? withLastSpaceKept(paragraph) : paragraph))
  return setParagraphs(scene, target, { paragraphs: next })
}

function withLastSpaceKept(paragraph: Paragraph): Paragraph {
  const text = plainText([paragraph])
  const place = text.trimEnd().lastIndexOf(' ')
  let start = 0
  const runs = paragraph.runs.map((run) => {
    const here = place - start
    start += run.text.length
    if (here < 0 || here >= run.text.length) return run
    return { ...run, text: run.text.slice(0, here) + NO_BREAK_SPACE + run.text.slice(here + 1) }
  })
  return { ...paragraph, runs }
}
