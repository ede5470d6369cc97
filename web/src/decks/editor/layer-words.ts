import type { Layer } from '@postwright/core/scene/layer'
import { plainText } from '@postwright/core/scene/text-content'

const SHOWN_MAX = 80

/** What a layer is called by its own words: its name, what it says, or what is to be seen on it; empty when it has none. */
export function layerWords(layer: Layer): string {
  if (layer.name !== '') return layer.name
  const words = layer.type === 'text' ? plainText(layer.paragraphs) : layer.alt
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_MAX)
}
