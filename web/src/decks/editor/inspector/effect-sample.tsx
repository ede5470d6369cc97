import { useMemo } from 'react'
import type { Box } from '@postwright/core/scene/box'
import type { Color } from '@postwright/core/scene/color'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import { scaledLayer } from '@postwright/core/scene/reflow/scaled-layer'
import type { Scene } from '@postwright/core/scene/scene'
import type { Theme } from '@postwright/core/scene/theme'
import { SlidePicture } from '../../drawing/slide-picture.tsx'
import { layerBase, NEW_TEXT_STYLE } from '../insert/layer-base.ts'
import { newPicture, newShape } from '../insert/new-layers.ts'
import type { EffectPreset } from './effect-presets.ts'

const WIDTH = 48
/** Lengths are drawn larger than on a slide, where so small a sample would show nothing of them. */
const SCALE = 5
const BOX: Box = { x: 270, y: 270, width: 540, height: 540 }
const TEXT_BOX: Box = { x: 90, y: 240, width: 900, height: 600 }
const PHOTO = 'stock-leaves'

type Props = { preset: EffectPreset; type: PlacedLayer['type']; theme: Theme }

/** What an effect looks like on a layer of this kind, drawn as slides are. */
export function EffectSample({ preset, type, theme }: Props) {
  const scene = useMemo(() => {
    // What blends shows nothing on a plain background.
    const behind = preset.effects.blend ? '@accent' : '@background'
    return sampleScene(sampleLayer(preset, type), theme, behind)
  }, [preset, type, theme])
  return <SlidePicture scene={scene} slideId="sample" width={WIDTH} />
}

function sampleLayer({ effects, highlight }: EffectPreset, type: PlacedLayer['type']): PlacedLayer {
  const layer = (): PlacedLayer => {
    if (type === 'image') return newPicture('sample', BOX, { mediaId: PHOTO, alt: '', width: 1, height: 1 })
    if (type !== 'text') return { ...newShape('sample', BOX, 'rectangle'), radius: 12 }
    const style = { ...NEW_TEXT_STYLE, family: '@heading', weight: 700, size: 96, sizeMin: 96 }
    const run = { text: 'Aa', ...(highlight !== undefined && { highlight }) }
    return {
      ...layerBase('sample', TEXT_BOX),
      type: 'text',
      paragraphs: [{ list: 'none', level: 0, runs: [run] }],
      style: { ...style, align: 'center', verticalAlign: 'middle' },
      fill: { kind: 'none' },
      radius: 0,
      padding: 0,
    }
  }
  return scaledLayer({ ...layer(), effects }, SCALE, SCALE)
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
