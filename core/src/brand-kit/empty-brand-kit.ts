import type { BrandKitDraft } from '../model/brand-kit.ts'

export function emptyBrandKit(name: string, place: number): BrandKitDraft {
  return {
    name,
    place,
    channels: [],
    website: '',
    description: '',
    language: '',
    logos: [],
    colors: [],
    fonts: { heading: '', body: '', accent: '' },
    voice: {
      tone: { casual: 0, playful: 0, enthusiastic: 0, bold: 0 },
      rules: [],
      banned: [],
      preferred: [],
      required: [],
      terms: [],
      spelling: 'any',
      oxfordComma: 'any',
      capitalisation: 'any',
      emoji: 'any',
    },
    samples: [],
    hashtags: { groupIds: [], banned: [] },
    pictureStyle: '',
    colorsOnlyFor: [],
    strictness: [],
  }
}
