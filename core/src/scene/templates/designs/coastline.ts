import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { INK, type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { photoAbove, photoFull, photoIn, shade } from '../kit/photo-layouts.ts'
import { close, points, statement } from '../kit/plain-layouts.ts'
import { SLIDE, placeIn } from '../kit/rects.ts'
import { cards } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1.06, letterSpacing: -22, size: 90, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 28 },
  head: null,
  foot: { person: true, page: 'dots' },
}

const SEA = { media: 'stock-sea', alt: 'Sunset over a calm sea' }
const DUNES = { media: 'stock-dunes', alt: 'Sand dunes in the evening sun' }
const LIGHT: Tone = { ...INK, fill: '#0b0a0a', ink: '#ffffff', quiet: '#ffffff', mark: '#ffffff', onMark: '#17203a' }

/** A journey along the sea: full photos, white type, evening colours. */
export const COASTLINE = design('coastline', {
  kind: 'story',
  theme: theme(['#fff6ee', '#ffe3d0', '#17203a', '#535c78', '#b23c3c', '#f2a65a'], ['Montserrat', 'Nunito']),
  slides: [
    cover(KIT, LIGHT, {
      at: 'full',
      headline: 'Ten days, one coast, no plan',
      subtitle: 'What we would do again.',
      size: 140,
      art: [
        photoIn(SLIDE, SEA, { slot: 'title picture' }),
        shape('rectangle', '#0b0a0a', { ...placeIn(SLIDE), opacity: 0.3 }),
        shade(),
      ],
    }),
    photoAbove(KIT, PAPER, {
      photo: DUNES,
      title: 'Start where the road ends',
      body: 'Sand in the shoes, nobody for an hour, and tea from a can.',
    }),
    statement(KIT, LOUD, {
      title: 'Book the first night only',
      body: 'The other nine were found by asking somebody on the beach.',
    }),
    cards(KIT, SOFT, {
      title: 'Worth a stop',
      rows: ['The lighthouse', 'Nuri’s fish', 'The blue stairs', 'Pier at six'],
      icons: ['bulb', 'fish', 'stairs', 'anchor'],
    }),
    photoFull(KIT, LIGHT, {
      photo: SEA,
      title: 'Every evening, the same show',
      body: 'And every evening we stayed until the end.',
    }),
    points(KIT, PAPER, { title: 'What it cost', points: ['Rooms: 390', 'Food: 260', 'Buses: 74'] }),
    close(KIT, LOUD, { title: 'Where should we go next?', body: 'The most wanted coast wins.', call: 'Name a coast' }),
  ],
})
