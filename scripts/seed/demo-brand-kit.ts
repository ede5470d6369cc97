import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'

const SAMPLE =
  'We plane every board by hand, and we say so. When a chair leaves the workshop, it has been sat on for a week by people who were ' +
  'told to be rude to it. You will not find a screw in it. Ask us why, and we will show you the joint.'

const SECOND_SAMPLE =
  'Good wood forgives a lot. It wants to be dry, and it wants time, and then it does nearly all of the work by itself. What is left ' +
  'for us is to sharpen the blade, to measure twice, and to make the coffee.'

/** Returns the demo company's brand kit. `logo`: id of its mark in the library; null for a kit without logos. */
export function demoBrandKit(logo: string | null = null): BrandKitDraft {
  const empty = emptyBrandKit('Wright Workshop', 0)
  return {
    ...empty,
    website: 'https://example.com',
    description: 'Furniture from the forest next door, made and mended to be inherited.',
    language: 'en',
    logos: logo === null ? [] : [{ id: 'mark', role: 'mark', mediaId: logo, clearSpace: 10, minWidth: 32 }],
    colors: [
      { id: 'pine', name: 'Pine', hex: '#1f5f4a', role: 'primary' },
      { id: 'resin', name: 'Resin', hex: '#c9741a', role: 'accent' },
      { id: 'moss', name: 'Moss', hex: '#8fae6b', role: 'secondary' },
      { id: 'paper', name: 'Paper', hex: '#faf6ee', role: 'background' },
      { id: 'card', name: 'Card', hex: '#efe7d8', role: 'surface' },
      { id: 'ink', name: 'Ink', hex: '#20252b', role: 'text' },
    ],
    fonts: { heading: 'Lora', body: 'Inter', accent: '' },
    voice: {
      ...empty.voice,
      tone: { casual: 1, playful: 1, enthusiastic: -1, bold: 1 },
      rules: ['Say what it is made of, and how long it took.', 'Ask for a picture now and then.'],
      banned: [
        { word: 'cheap', replacement: 'fair' },
        { word: 'luxury', replacement: '' },
      ],
      preferred: [{ word: 'buy', replacement: 'order' }],
      terms: ['Wright Workshop'],
      spelling: 'uk',
      emoji: 'few',
    },
    samples: [
      { id: 'joint', text: SAMPLE },
      { id: 'wood', text: SECOND_SAMPLE },
    ],
    hashtags: { groupIds: ['demo-behind-the-scenes'], banned: ['luxury'] },
    pictureStyle: 'Daylight, hands at work, no faces.',
  }
}
