import type { SceneSlide } from './scene.ts'
import { kindOf } from './kinds/kinds.ts'

/**
 * Returns the alt text of a slide's image: the texts and descriptions of its visible layers as sentences. A text longer than `max` characters is cut
 * and ends with an ellipsis.
 */
export function slideAlt({ layers }: SceneSlide, max: number): string {
  const parts = layers.flatMap((layer) => {
    if (layer.isHidden) return []
    return [layer.type === 'group' ? layer.alt : kindOf(layer).spoken(layer)]
  })
  const text = parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ')
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}
