import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, design } from '../kit/kit.ts'
import { photoFramed, photoIn } from '../kit/photo-layouts.ts'
import { close, points, quote, statement } from '../kit/plain-layouts.ts'
import { steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 400, lineHeight: 1.08, letterSpacing: -8, size: 96, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'ring',
  card: { radius: 36 },
  head: null,
  foot: { person: true, page: 'dots' },
}

const VASE = { media: 'stock-vase', alt: 'Terracotta vase with dried flowers', focus: [0.4, 0.6] } as const

/** A ceramics studio: warm background, one vase, soft serif. */
export const TERRACOTTA_STUDIO = design('terracotta-studio', {
  kind: 'story',
  theme: theme(['#fbf1e6', '#f2dcc8', '#33180f', '#70503f', '#a8431f', '#6d7a4b'], ['DM Serif Display', 'DM Sans']),
  slides: [
    cover(KIT, PAPER, {
      at: 'low',
      headline: 'Made by hand, slowly',
      subtitle: 'Inside a studio with two wheels and no clock.',
      size: 148,
      art: [photoIn(ART.low, VASE, { slot: 'title picture' })],
    }),
    statement(KIT, LOUD, {
      title: 'Clay decides when it is ready',
      body: 'Three days of drying. Nobody has found a way to hurry them.',
    }),
    photoFramed(KIT, PAPER, {
      photo: VASE,
      mask: 'arch',
      title: 'No two are alike',
      body: 'The glaze runs where it likes.',
    }),
    steps(KIT, SOFT, {
      title: 'From lump to vase',
      rows: ['Wedge and centre', 'Throw and trim', 'Dry, fire, glaze'],
      style: 'card',
    }),
    quote(KIT, PAPER, { quote: 'A pot remembers the mood you were in.', source: 'Ines, potter' }),
    points(KIT, PAPER, { title: 'How to care for it', points: ['Wash by hand', 'No microwave', 'Use it every day'] }),
    close(KIT, LOUD, {
      title: 'The kiln opens on Friday',
      body: 'Twelve pieces, first come, first served.',
      call: 'See the pieces',
    }),
  ],
})
