import type { SceneSlide } from './scene.ts'
import { kindOf } from './kinds/kinds.ts'

/** What is to be read and seen on a slide, for people who do not see the picture of it: its words, and what its pictures show. */
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
