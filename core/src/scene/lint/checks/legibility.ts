import { restyleText } from '../../commands/restyle-text.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { type Finding, found } from '../finding.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'
import { phoneSize, slideSize } from '../phone-size.ts'
import { changeChain, growBox } from '../fix-changes.ts'

/** Minimum readable text size in points on a phone: for sentences, and for single words such as names and page numbers. */
const SENTENCE = 11
const LABEL = 8

/** Finds words that are too small when the slide is as wide as a phone. */
export function checkLegibility(context: LintContext, seen: SeenLayer): Finding[] {
  const { scene, size } = context
  const { layer, words, target } = seen
  const smallest = Math.min(...words.map(({ span }) => span.font.size))
  const shown = phoneSize(smallest, size)
  const readable = kindOf(layer).isLabel(layer, words) ? LABEL : SENTENCE
  if (words.length === 0 || shown >= readable - 0.05 || !('style' in layer)) return []
  const base = Math.max(...words.map(({ span }) => span.font.size))
  const wanted = Math.ceil((slideSize(readable, size) * base) / smallest)
  const style = { size: Math.max(wanted, layer.style.size), sizeMin: wanted }
  const larger = restyleText(scene, target, { style })
  const roomier = changeChain(scene, [
    (now) => restyleText(now, target, { style }),
    (now) => growBox(now, target, context.options),
  ])
  const reason = { key: 'legibility', size: Math.round(shown * 10) / 10, wanted: readable } as const
  return [found(context, seen, 'legibility', reason, [larger, roomier])]
}
