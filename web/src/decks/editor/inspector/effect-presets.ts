import type { EffectEdits } from '@postwright/core/scene/commands/set-effects'
import type { Color } from '@postwright/core/scene/color'
import type { Effects } from '@postwright/core/scene/effects'
import type { PlacedLayer } from '@postwright/core/scene/layer'

/** Effects that go well together, with a highlight where it is one of words. */
export type EffectPreset = { id: string; effects: Effects; highlight?: Color }

const SHADOWS = {
  soft: { x: 0, y: 8, blur: 32, color: '#000000', opacity: 0.35 },
  lifted: { x: 0, y: 28, blur: 56, color: '#000000', opacity: 0.45 },
  hard: { x: 10, y: 10, blur: 0, color: '@accent', opacity: 1 },
  glow: { x: 0, y: 0, blur: 48, color: '@primary', opacity: 0.9 },
} as const

const NONE: EffectPreset = { id: 'none', effects: {} }
const SHADOW_PRESETS = Object.entries(SHADOWS).map(([id, shadow]): EffectPreset => ({ id, effects: { shadow } }))

const PRESETS: Partial<Record<PlacedLayer['type'], readonly EffectPreset[]>> = {
  text: [
    NONE,
    ...SHADOW_PRESETS,
    { id: 'outline', effects: { outline: { color: '@accent', width: 6 } } },
    {
      id: 'neon',
      effects: { shadow: { ...SHADOWS.glow, color: '@accent', opacity: 1 }, outline: { color: '@accent', width: 3 } },
    },
    { id: 'marker', effects: {}, highlight: '@accent' },
  ],
  image: [
    NONE,
    ...SHADOW_PRESETS,
    { id: 'blurred', effects: { blur: 24 } },
    { id: 'multiply', effects: { blend: 'multiply' } },
  ],
}

/** The presets of a kind of layer. */
export function presetsOf(type: PlacedLayer['type']): readonly EffectPreset[] {
  return PRESETS[type] ?? [NONE, ...SHADOW_PRESETS, { id: 'multiply', effects: { blend: 'multiply' } }]
}

/** A preset takes the place of all effects that a layer has. */
export function editsOf({ effects }: EffectPreset): EffectEdits {
  return { shadow: undefined, outline: undefined, blur: undefined, blend: undefined, ...effects }
}
