import type { BrandKitDraft } from '@postwright/core/model/brand-kit'

/** Returns a kit in a few lines, to tell two versions of it apart. */
export function kitText({ name, description, colors, fonts, voice, pictureStyle }: BrandKitDraft): string {
  return [
    name,
    description,
    colors.map(({ name: color, hex }) => `${color} ${hex}`).join(', '),
    [...new Set(Object.values(fonts))].filter(Boolean).join(', '),
    ...voice.rules,
    voice.banned.map(({ word }) => word).join(', '),
    pictureStyle,
  ]
    .filter((line) => line.trim() !== '')
    .join('\n')
}
