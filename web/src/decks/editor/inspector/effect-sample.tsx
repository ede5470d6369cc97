import { useMemo } from 'react'
import type { Color } from '@postwright/core/scene/color'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import { scaledLayer } from '@postwright/core/scene/reflow/place-unit'
import type { Scene } from '@postwright/core/scene/scene'
import type { Theme } from '@postwright/core/scene/theme'
import { SlideImage } from '../../drawing/slide-image.tsx'
import type { EffectKit, EffectPreset } from './effect-presets.ts'

const WIDTH = 48
/** Enlargement of lengths compared with a slide; otherwise effects would be invisible in such a small sample. */
const SCALE = 5

type Props = { preset: EffectPreset; kit: EffectKit; theme: Theme }

/** Shows an effect on a layer of this kind, drawn like a slide. */
export function EffectSample({ preset, kit, theme }: Props) {
  const scene = useMemo(() => {
    // A blend mode has no visible effect on a plain background.
    const behind = preset.effects.blend ? '@accent' : '@background'
    const layer = { ...kit.sample(preset), effects: preset.effects }
    return sampleScene(scaledLayer(layer, SCALE, SCALE), theme, behind)
  }, [preset, kit, theme])
  return <SlideImage scene={scene} slideId="sample" width={WIDTH} />
}

function sampleScene(layer: PlacedLayer, theme: Theme, behind: Color): Scene {
  const background = {
    fill: { kind: 'solid' as const, color: behind },
    mediaId: null,
    opacity: 1,
    focus: { x: 0.5, y: 0.5 },
  }
  const slide = { id: 'sample', deckId: 'sample', place: 0, kind: 'content', isHidden: false, notes: '' } as const
  return {
    deck: { name: '', format: '1:1', theme },
    slides: [{ ...slide, background, layers: [layer], overrides: [] }],
  }
}
