import type { BrandKitDraft } from '@postwright/core/model/brand-kit'

/** Returns a summary of a kit in a few lines, for comparing two versions of it. */
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
