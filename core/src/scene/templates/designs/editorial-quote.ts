import { outline } from '../builders/fills.ts'
import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, design } from '../kit/kit.ts'
import { photoFramed } from '../kit/photo-layouts.ts'
import { close, points, quote, statement } from '../kit/plain-layouts.ts'
import { placeIn, rectsOf } from '../kit/rects.ts'

const KIT: Kit = {
  margin: 120,
  title: { family: '@heading', weight: 400, lineHeight: 1.12, letterSpacing: -8, size: 88, sizeMin: 54 },
  body: { size: 50, lineHeight: 1.42 },
  label: { weight: 600, letterSpacing: 140, case: 'upper', size: 30 },
  align: 'center',
  marker: 'plain',
  card: { radius: 0 },
  head: null,
  foot: { person: true },
  behind: (tone) => [
    shape('rectangle', null, {
      ...placeIn(rectsOf((_, { width, height }) => [48, 48, width - 96, height - 96])),
      stroke: outline(tone.mark, 2),
    }),
  ],
}

/** A calm magazine: serif type, a hairline frame and wide margins. */
export const EDITORIAL_QUOTE = design('editorial-quote', {
  kind: 'quote',
  theme: theme(['#f7f2e8', '#ece3d2', '#2a211b', '#6a5c4f', '#8c3b24', '#34503f'], ['DM Serif Display', 'Lora']),
  slides: [
    cover(KIT, PAPER, {
      at: 'middle',
      label: 'The reading list',
      headline: 'Three sentences that changed how I work',
      subtitle: 'And what I do differently since.',
      size: 124,
      art: [],
    }),
    quote(KIT, PAPER, {
      quote: 'Perfection is finally attained when there is no longer anything to take away.',
      source: 'Antoine de Saint-Exupéry',
    }),
    statement(KIT, LOUD, {
      title: 'I now end each draft by cutting',
      body: 'A third of the words go, and nobody has missed one of them yet.',
    }),
    photoFramed(KIT, PAPER, {
      photo: { media: 'stock-leaves', alt: 'Shadows of palm leaves on a wall' },
      mask: 'arch',
      title: 'A desk with nothing on it',
      body: 'What I can’t see doesn’t ask for my attention.',
    }),
    points({ ...KIT, align: 'start' }, SOFT, {
      title: 'What stayed',
      points: ['One project a day', 'No phone before ten', 'A walk before choosing', 'Fridays without meetings'],
    }),
    close({ ...KIT, card: { radius: 27 } }, PAPER, {
      title: 'Which sentence changed you?',
      body: 'Leave it in the comments. I collect them.',
      call: 'Share yours',
    }),
  ],
})
