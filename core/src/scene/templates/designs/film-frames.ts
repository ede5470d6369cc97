import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { BRIGHT, type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { photoAbove, photoFull, photoIn, shade } from '../kit/photo-layouts.ts'
import { close, figure, quote, statement } from '../kit/plain-layouts.ts'
import { SLIDE, placeIn, strip } from '../kit/rects.ts'

const BARS = [strip(SLIDE, 54, 'top'), strip(SLIDE, 54, 'bottom')].map((bar) =>
  shape('rectangle', '#000000', placeIn(bar)),
)
const KIT: Kit = {
  margin: 92,
  title: { family: '@heading', weight: 700, lineHeight: 1.12, letterSpacing: -8, size: 88, sizeMin: 52 },
  body: { size: 50, lineHeight: 1.4 },
  label: { weight: 700, letterSpacing: 160, case: 'upper', size: 30 },
  align: 'start',
  marker: 'plain',
  card: { radius: 6 },
  head: null,
  foot: { person: true, page: 'ofAll' },
}

const DARK: Tone = { ...PAPER, quiet: '@muted', mark: '@accent', onMark: '@background' }
const SCREEN: Tone = { ...DARK, ink: '#ffffff', quiet: '#ffffff', mark: '#ffffff', onMark: '#14110f' }
const PARCEL = { media: 'stock-parcel', alt: 'Two parcels on a wooden table' }
const CITY = { media: 'stock-city', alt: 'City at night with lit windows' }

/** A story as a film: full frames, dark edges, words as subtitles. */
export const FILM_FRAMES = design('film-frames', {
  kind: 'story',
  theme: theme(['#14110f', '#2a2320', '#f7efe3', '#b9ada1', '#d98a4e', '#e9b872'], ['Lora', 'Lato']),
  slides: [
    cover(KIT, SCREEN, {
      at: 'full',
      label: 'A true story',
      headline: 'The parcel that came back nine times',
      subtitle: 'In four scenes.',
      size: 138,
      art: [
        photoIn(SLIDE, PARCEL, { slot: 'title picture' }),
        shape('rectangle', '#0b0a0a', { ...placeIn(SLIDE), opacity: 0.25 }),
        shade(),
        ...BARS,
      ],
    }),
    photoAbove(KIT, DARK, {
      photo: PARCEL,
      title: 'A kitchen in April',
      body: 'My first order left on a Tuesday. On Friday it was back on the table.',
    }),
    photoFull(KIT, SCREEN, {
      photo: CITY,
      title: 'Eight more times',
      body: 'The ninth time the man at the counter smiled before I came in.',
      art: BARS,
    }),
    quote(KIT, DARK, { quote: 'Your label has your own address on top.', source: 'The man at the counter' }),
    figure(KIT, DARK, { figure: '100', body: 'parcels went out the week after. Not one of them came back.' }),
    statement(
      KIT,
      { ...BRIGHT, ink: '@background', quiet: '@background', mark: '@background', onMark: '@accent' },
      { title: 'Check the label first', body: 'Then send a hundred.' },
    ),
    close(KIT, DARK, {
      title: 'Follow for part two',
      body: 'The first hundred parcels, and the one that sings.',
      call: 'Follow the story',
    }),
  ],
})
