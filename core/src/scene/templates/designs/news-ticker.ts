import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { BRIGHT, INK, type Kit, LOUD, PAPER, type Tone, design } from '../kit/kit.ts'
import { photoAbove, photoIn } from '../kit/photo-layouts.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { SLIDE, placeIn, strip } from '../kit/rects.ts'
import { steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 700, lineHeight: 1.04, letterSpacing: 0, size: 104, sizeMin: 52, case: 'upper' },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'square',
  card: { radius: 0 },
  head: { label: 'Studio news', page: 'ofAll' },
  foot: { person: true },
  behind: (tone) => [
    shape('rectangle', tone.fill === '@accent' ? '@text' : '@accent', placeIn(strip(SLIDE, 28, 'bottom'))),
  ],
}

const RED: Tone = LOUD
const YELLOW: Tone = BRIGHT

/** The user's own breaking news: condensed capitals, yellow and red. */
export const NEWS_TICKER = design('news-ticker', {
  kind: 'announcement',
  theme: theme(['#ffffff', '#f0f0ee', '#111317', '#565b64', '#c2161f', '#ffd400'], ['Oswald', 'IBM Plex Sans']),
  slides: [
    cover({ ...KIT, head: null }, PAPER, {
      at: 'low',
      label: 'Breaking',
      chip: true,
      headline: 'We open our second studio',
      subtitle: 'Harbour Street 12, from 1 March.',
      size: 150,
      art: [
        photoIn(ART.low, { media: 'stock-city', alt: 'City at night with lit windows' }, { slot: 'title picture' }),
      ],
    }),
    points(KIT, PAPER, {
      title: 'What you find there',
      points: ['Four desks for guests', 'A dark room', 'A kitchen that works', 'Ramp and lift'],
    }),
    figure(KIT, YELLOW, { figure: '2 min', body: 'from the central station. Exit C, then straight on.' }),
    photoAbove(KIT, PAPER, {
      photo: { media: 'stock-desk', alt: 'Cup of coffee on a stack of books' },
      title: 'Six new faces',
      body: 'Three designers, two editors and one who answers every message.',
    }),
    statement(KIT, RED, { title: 'The old studio stays', body: 'Same door, same coffee. Nothing changes for you.' }),
    steps(KIT, PAPER, {
      title: 'Opening day',
      rows: ['10:00 Open doors', '14:00 Workshop', '18:00 Music and soup'],
      style: 'line',
    }),
    close(
      KIT,
      { ...INK, mark: '@accent', onMark: '@text' },
      { title: 'Come and see it', body: 'No invitation needed. Bring a friend.', call: 'Save the date' },
    ),
  ],
})
