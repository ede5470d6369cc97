import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { photoAbove, photoFull, photoIn } from '../kit/photo-layouts.ts'
import { close, figure, points } from '../kit/plain-layouts.ts'
import { checks } from '../kit/row-layouts.ts'
import { trail } from '../kit/seam.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 700, lineHeight: 1.1, letterSpacing: -12, size: 90, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'plain',
  card: { radius: 20 },
  head: { label: 'Field notes', page: 'number' },
  foot: { person: true },
}

const PEAKS = { media: 'stock-peaks', alt: 'Mountain ridges in the mist' }
const WOODS = { media: 'stock-forest', alt: 'Fir trees in the fog' }
const LIGHT: Tone = { ...LOUD, fill: '#0b0a0a', ink: '#ffffff', quiet: '#ffffff', mark: '#ffffff', onMark: '#14231d' }

/** Notes from a trip: mountain photos, slab serif, a map maker’s green, and the trail from slide to slide. */
export const FIELD_NOTES = design('field-notes', {
  kind: 'story',
  theme: theme(['#f4f2e9', '#e0e6da', '#14231d', '#4c5c53', '#1f5b45', '#b4561f'], ['Bitter', 'Open Sans']),
  slides: [
    cover({ ...KIT, head: null }, PAPER, {
      at: 'low',
      headline: 'Four days above the clouds',
      subtitle: 'Route, huts, mistakes.',
      size: 136,
      art: [
        photoIn(ART.low, { ...PEAKS, focus: [0.5, 0.6] }, { slot: 'title picture' }),
        trail(KIT, { color: '@accent', width: 6, dash: 'dotted' }),
      ],
    }),
    photoFull(KIT, LIGHT, {
      photo: PEAKS,
      title: 'Day one is for doubting',
      body: 'Eleven hundred metres up, and the hut looks like a stone.',
    }),
    points(KIT, PAPER, {
      title: 'In my bag',
      points: ['Two pairs of socks', 'A paper map', 'Salt and chocolate', 'Less than 8 kg'],
    }),
    figure(KIT, LOUD, { figure: '2,841 m', body: 'is the highest point. The coffee up there costs six euros.' }),
    photoAbove(KIT, PAPER, {
      photo: WOODS,
      title: 'Down through the fog',
      body: 'You hear the river an hour before you see it.',
    }),
    checks(KIT, SOFT, {
      title: 'I would do it again with',
      rows: ['One day more', 'A lighter tent', 'The same friend'],
      style: 'card',
    }),
    close(KIT, LOUD, { title: 'Want the route?', body: 'All four days with huts and water.', call: 'Save the route' }),
  ],
})
