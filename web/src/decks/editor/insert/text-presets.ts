import type { Box } from '@postwright/core/scene/box'
import { NEW_TEXT_STYLE, newLayerBase } from '@postwright/core/scene/layer-base'
import type { LayerOf } from '@postwright/core/scene/layer'
import { paragraphsOf, type Paragraph, type TextStyle } from '@postwright/core/scene/text-content'

/** Kinds of text to insert; their names are translation keys of the screen. */
export const TEXT_PRESETS = ['heading', 'subheading', 'body', 'list', 'quote', 'caption'] as const

export type TextPreset = (typeof TEXT_PRESETS)[number]

type Look = { style: Partial<TextStyle>; height: number; list?: Paragraph['list'] }

const LOOKS = {
  heading: { style: { family: '@heading', weight: 700, size: 96, sizeMin: 48, lineHeight: 1.08 }, height: 220 },
  subheading: { style: { family: '@heading', weight: 600, size: 56, sizeMin: 36, lineHeight: 1.15 }, height: 130 },
  body: { style: { size: 40, sizeMin: 30 }, height: 160 },
  list: { style: { size: 40, sizeMin: 30, lineHeight: 1.4 }, height: 180, list: 'bullet' },
  quote: { style: { family: '@heading', isItalic: true, size: 60, sizeMin: 40, align: 'center' }, height: 240 },
  caption: { style: { size: 28, sizeMin: 24, color: '@muted' }, height: 44 },
} as const satisfies Record<TextPreset, Look>

const WIDTH_SHARE = 0.72

/** Returns the style of a text preset, for samples. */
export function presetStyle(preset: TextPreset): TextStyle {
  return { ...NEW_TEXT_STYLE, ...LOOKS[preset].style }
}

/** Returns the box size of a text preset for the width of a slide. */
export function presetBox(preset: TextPreset, slideWidth: number): Pick<Box, 'width' | 'height'> {
  return { width: Math.round(slideWidth * WIDTH_SHARE), height: LOOKS[preset].height }
}

export function newText(id: string, box: Box, preset: TextPreset, words: string): LayerOf<'text'> {
  const look: Look = LOOKS[preset]
  const paragraphs = paragraphsOf(words).map((paragraph) => ({ ...paragraph, list: look.list ?? 'none' }))
  return {
    ...newLayerBase(id, box),
    type: 'text',
    paragraphs,
    style: presetStyle(preset),
    fill: { kind: 'none' },
    radius: 0,
    padding: 0,
  }
}
