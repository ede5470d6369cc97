import { plainText, type Paragraph, type TextStyle } from '../text-content.ts'
import { bidiLevels } from './bidi-levels.ts'

/**
 * The direction that each paragraph is set in. The items of a list go one way, so that their marks stand below each other: that of
 * its first letters, also where an item begins with a name in another script.
 */
export function listDirections(
  paragraphs: readonly Paragraph[],
  wanted: TextStyle['direction'],
): TextStyle['direction'][] {
  if (wanted !== 'auto') return paragraphs.map(() => wanted)
  const directions: TextStyle['direction'][] = []
  for (const { list } of paragraphs) {
    const at = directions.length
    if (list === 'none') directions.push('auto')
    else
      directions.push((at > 0 && paragraphs[at - 1]?.list !== 'none' && directions[at - 1]) || ofListAt(paragraphs, at))
  }
  return directions
}

function ofListAt(paragraphs: readonly Paragraph[], from: number): TextStyle['direction'] {
  const end = paragraphs.findIndex(({ list }, at) => at > from && list === 'none')
  return bidiLevels(plainText(paragraphs.slice(from, end === -1 ? undefined : end)), 'auto').direction
}
