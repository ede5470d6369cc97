import { gradient } from '../builders/fills.ts'
import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { BRIGHT, type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { photoFramed } from '../kit/photo-layouts.ts'
import { close, points, quote, statement } from '../kit/plain-layouts.ts'
import { SLIDE, around, placeIn } from '../kit/rects.ts'

const NIGHT = gradient(90, '@background', '@surface')
const STARS: readonly (readonly [number, number, number])[] = [
  [0.14, 0.1, 0.012],
  [0.3, 0.05, 0.008],
  [0.78, 0.07, 0.01],
  [0.9, 0.16, 0.008],
  [0.08, 0.2, 0.008],
  [0.62, 0.04, 0.008],
]
const SKY: Tone = { ...PAPER, fill: NIGHT, quiet: '@muted', mark: '@accent', onMark: '@background' }
const KIT: Kit = {
  margin: 104,
  title: { family: '@heading', weight: 400, lineHeight: 1.2, letterSpacing: -8, size: 84, sizeMin: 52, isItalic: true },
  body: { size: 48, lineHeight: 1.44 },
  label: { weight: 700 },
  align: 'center',
  marker: 'ring',
  card: { radius: 40 },
  head: null,
  foot: { person: true },
  behind: () =>
    STARS.map(([x, y, size]) => shape('ellipse', '@text', { ...placeIn(around(SLIDE, x, y, size)), opacity: 0.7 })),
}

/** Quiet lines for the evening: moon, night sky and an italic voice. */
export const MOONLIGHT_QUOTE = design('moonlight-quote', {
  kind: 'quote',
  theme: theme(['#0f1633', '#27315f', '#f5f0e3', '#c3c4d8', '#b9c2f2', '#f2d58e'], ['Libre Baskerville', 'Lora']),
  slides: [
    cover(KIT, SKY, {
      at: 'low',
      headline: 'Five lines for a late evening',
      subtitle: 'Read slowly.',
      size: 104,
      art: [
        shape('ellipse', '@accent', placeIn(around(ART.low, 0.5, 0.56, 0.56))),
        shape('ellipse', '@background', placeIn(around(ART.low, 0.62, 0.46, 0.5))),
      ],
    }),
    quote(KIT, SKY, {
      quote: 'You do not have to see the whole road. The next bend is enough for tonight.',
      source: 'From a letter to a friend',
    }),
    photoFramed(KIT, SKY, {
      photo: { media: 'stock-peaks', alt: 'Mountain ridges in the mist' },
      mask: 'ellipse',
      title: 'Mountains don’t hurry',
      body: 'They are finished every evening.',
    }),
    statement(
      KIT,
      { ...BRIGHT, ink: '@background', quiet: '@background', mark: '@background', onMark: '@accent' },
      { title: 'Rest is part of the work', body: 'It is not what you get once the work is done.' },
    ),
    points({ ...KIT, align: 'start' }, SKY, {
      title: 'Before you sleep',
      points: ['One thing that went well', 'One that can wait', 'The light off at ten'],
    }),
    close(KIT, SKY, {
      title: 'Which line stays?',
      body: 'Send it to somebody who is still awake.',
      call: 'Share a line',
    }),
  ],
})
