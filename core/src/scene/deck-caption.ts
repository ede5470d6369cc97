import { kindOf } from './kinds/kinds.ts'
import type { Scene } from './scene.ts'

/**
 * Returns the text of slides as the beginning of a caption: one paragraph per slide, without duplicate lines. Paragraphs from the first that exceeds
 * `max` characters in total are left out.
 */
export function deckCaption({ slides }: Scene, slideIds: readonly string[], max: number): string {
  const said = new Set<string>()
  const paragraphs = slides
    .filter(({ id, kind }) => kind !== 'common' && slideIds.includes(id))
    .map(({ layers }) =>
      layers
        .flatMap((layer) => (layer.type === 'group' || layer.isHidden ? [] : kindOf(layer).captionLines(layer)))
        .map((line) => line.trim())
        .filter((line) => {
          if (line === '' || said.has(line)) return false
          said.add(line)
          return true
        })
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '')
  let text = ''
  for (const paragraph of paragraphs) {
    const next = text === '' ? paragraph : `${text}\n\n${paragraph}`
    if (next.length > max) break
    text = next
  }
  return text
}
