import { LAYER_TEXT_MAX } from '../limits.ts'
import { kindOf } from '../scene/kinds/kinds.ts'
import type { Layer, LayerOf } from '../scene/layer.ts'
import type { TemplateSlot } from '../scene/templates/template-slot.ts'
import { plainText } from '../scene/text-content.ts'

/** How much shorter and longer than what stands there the texts of a template may be. */
const SHORTER = 0.4
const LONGER = 1.1

/** A slot for what a layer shows; null for layers that templates do not fill. */
export function slotOfLayer(layer: Layer, name: string): TemplateSlot | null {
  if (layer.type === 'group') return null
  if (kindOf(layer).slot === 'picture') return { kind: 'picture', name, ratio: ratioOf(layer.box) }
  return kindOf(layer).slot === 'text' && 'paragraphs' in layer ? slotOfText(layer, name) : null
}

function slotOfText({ paragraphs }: LayerOf<'text'>, name: string): TemplateSlot | null {
  const { length } = plainText(paragraphs)
  if (length === 0) return null
  if (paragraphs.some(({ list }) => list !== 'none')) {
    const longest = Math.max(1, ...paragraphs.map((paragraph) => plainText([paragraph]).length))
    return { kind: 'list', name, min: 1, max: paragraphs.length, length: longest }
  }
  const max = Math.min(LAYER_TEXT_MAX, Math.ceil(length * LONGER))
  return { kind: 'text', name, min: Math.max(1, Math.floor(length * SHORTER)), max }
}

function ratioOf({ width, height }: { width: number; height: number }): number {
  return Math.min(10, Math.max(0.1, Math.round((width / height) * 100) / 100))
}
