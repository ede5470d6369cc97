import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, design } from '../kit/kit.ts'
import { photoIn } from '../kit/photo-layouts.ts'
import { close, points, quote, statement } from '../kit/plain-layouts.ts'
import { part } from '../kit/rects.ts'
import { checks, versus } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 104,
  title: { family: '@heading', weight: 400, lineHeight: 1.16, letterSpacing: -10, size: 88, sizeMin: 52 },
  body: { size: 48, lineHeight: 1.46 },
  label: { weight: 700 },
  align: 'center',
  marker: 'ring',
  card: { radius: 48 },
  head: null,
  foot: { person: true },
}

/** Morning light for body and mind: leaves on a wall, serif, lots of air. */
export const SOFT_MORNING = design('soft-morning', {
  kind: 'checklist',
  theme: theme(['#faf4ec', '#efe3d6', '#3a2c24', '#6f5c50', '#8a4f3d', '#56725f'], ['Lora', 'Nunito']),
  slides: [
    cover(KIT, PAPER, {
      at: 'low',
      headline: 'A slower start into the day',
      subtitle: 'Seven minutes, no app.',
      size: 116,
      art: [
        photoIn(
          part(ART.low, [0.14, 0.16, 0.72, 0.84], [0.06, 0.12, 0.78, 0.76]),
          { media: 'stock-leaves', alt: 'Shadows of palm leaves on a wall' },
          { mask: 'arch', slot: 'title picture' },
        ),
      ],
    }),
    statement(KIT, SOFT, {
      title: 'Leave the phone in the hall',
      body: 'The first ten minutes belong to nobody else.',
    }),
    checks(KIT, PAPER, {
      title: 'Seven quiet minutes',
      rows: ['One glass of water', 'A window, wide open', 'Three slow breaths', 'One line on paper'],
      style: 'line',
      sign: 'leaf',
    }),
    quote(
      KIT,
      { ...LOUD, fill: '@accent', onMark: '@accent' },
      { quote: 'How you begin is how you go on.', source: 'My grandmother' },
    ),
    versus(KIT, PAPER, {
      title: 'The same morning',
      sides: [
        { label: 'Rushed', words: 'News, mail, coffee, door.' },
        { label: 'Slow', words: 'Water, window, breath, coffee.' },
      ],
    }),
    points({ ...KIT, align: 'start' }, SOFT, {
      title: 'If you have one minute',
      points: ['Stand up', 'Look far away', 'Smile at somebody'],
    }),
    close(KIT, LOUD, { title: 'Try it tomorrow', body: 'And tell me how it felt.', call: 'Save for tomorrow' }),
  ],
})
