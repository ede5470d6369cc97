import type { EffectEdits } from '@postwright/core/scene/commands/layer-fields'
import type { Color } from '@postwright/core/scene/color'
import type { Effects } from '@postwright/core/scene/effects'
import { newImage } from '@postwright/core/scene/kinds/image/image-layer'
import { newShape } from '@postwright/core/scene/kinds/shape/shape-layer'
import { NEW_TEXT_STYLE, newLayerBase } from '@postwright/core/scene/layer-base'
import type { PlacedLayer } from '@postwright/core/scene/layer'

/** Effects that fit together, with a highlight if the preset applies to text. */
export type EffectPreset = { id: string; effects: Effects; highlight?: Color }

/** Effects that a kind of layer offers. */
export type EffectKit = {
  presets: readonly EffectPreset[]
  /** Effects that only some kinds of layer have. */
  own: readonly ('letters' | 'blur')[]
  /** Returns the layer that shows a preset. */
  sample(preset: EffectPreset): PlacedLayer
}

const SHADOWS = {
  soft: { x: 0, y: 8, blur: 32, color: '#000000', opacity: 0.35 },
  lifted: { x: 0, y: 28, blur: 56, color: '#000000', opacity: 0.45 },
  hard: { x: 10, y: 10, blur: 0, color: '@accent', opacity: 1 },
  glow: { x: 0, y: 0, blur: 48, color: '@primary', opacity: 0.9 },
} as const

const NONE: EffectPreset = { id: 'none', effects: {} }
const SHADOW_PRESETS = Object.entries(SHADOWS).map(([id, shadow]): EffectPreset => ({ id, effects: { shadow } }))
const MULTIPLY: EffectPreset = { id: 'multiply', effects: { blend: 'multiply' } }

const BOX = { x: 270, y: 270, width: 540, height: 540 }
const TEXT_BOX = { x: 90, y: 240, width: 900, height: 600 }
const PHOTO = 'stock-leaves'

export const PLAIN_EFFECTS: EffectKit = {
  presets: [NONE, ...SHADOW_PRESETS, MULTIPLY],
  own: [],
  sample: () => ({ ...newShape('sample', BOX, 'rectangle'), radius: 12 }),
}

export const IMAGE_EFFECTS: EffectKit = {
  presets: [NONE, ...SHADOW_PRESETS, { id: 'blurred', effects: { blur: 24 } }, MULTIPLY],
  own: ['blur'],
  sample: () => newImage('sample', BOX, { mediaId: PHOTO, alt: '' }),
}

export const TEXT_EFFECTS: EffectKit = {
  presets: [
    NONE,
    ...SHADOW_PRESETS,
    { id: 'outline', effects: { outline: { color: '@accent', width: 6 } } },
    {
      id: 'neon',
      effects: { shadow: { ...SHADOWS.glow, color: '@accent', opacity: 1 }, outline: { color: '@accent', width: 3 } },
    },
    { id: 'marker', effects: {}, highlight: '@accent' },
  ],
  own: ['letters'],
  sample({ highlight }) {
    const style = { ...NEW_TEXT_STYLE, family: '@heading', weight: 700, size: 96, sizeMin: 96 }
    const run = { text: 'Aa', ...(highlight !== undefined && { highlight }) }
    return {
      ...newLayerBase('sample', TEXT_BOX),
      type: 'text',
      paragraphs: [{ list: 'none', level: 0, runs: [run] }],
      style: { ...style, align: 'center', verticalAlign: 'middle' },
      fill: { kind: 'none' },
      radius: 0,
      padding: 0,
    }
  },
}

/** Returns the edits that replace all effects of a layer with a preset. */
export function editsOf({ effects }: EffectPreset): EffectEdits {
  return { shadow: undefined, outline: undefined, blur: undefined, blend: undefined, ...effects }
}
