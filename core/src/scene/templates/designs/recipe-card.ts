import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, design } from '../kit/kit.ts'
import { photoFramed, photoIn } from '../kit/photo-layouts.ts'
import { close, figure, points, tip } from '../kit/plain-layouts.ts'
import { steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 700, lineHeight: 1.06, letterSpacing: -12, size: 92, sizeMin: 52 },
  body: { size: 50, lineHeight: 1.36 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 32 },
  head: { label: 'Tomato soup', page: 'ofAll' },
  foot: { person: true },
}
const POT = { media: 'stock-tomatoes', alt: 'Bowl of ripe tomatoes on a wooden table' }

/** A recipe from a good kitchen: photo first, then ingredients and steps. */
export const RECIPE_CARD = design('recipe-card', {
  kind: 'howTo',
  theme: theme(['#fdf6ea', '#f6e3cd', '#33170f', '#74503f', '#b3311b', '#5c7036'], ['Bitter', 'Nunito']),
  slides: [
    cover({ ...KIT, head: null }, PAPER, {
      at: 'low',
      headline: 'Tomato soup that tastes of summer',
      subtitle: '25 minutes, four people, one pan.',
      size: 122,
      art: [photoIn(ART.low, { ...POT, focus: [0.5, 0.62] }, { slot: 'dish' })],
    }),
    points(KIT, PAPER, {
      title: 'You need',
      points: ['1 kg ripe tomatoes', '2 red onions', '4 cloves of garlic', '500 ml stock', 'Olive oil, basil'],
    }),
    tip(KIT, LOUD, {
      number: 1,
      title: 'Roast everything',
      body: 'Halve the tomatoes, add onions and garlic, plenty of oil and salt. 25 minutes at 220 °C.',
    }),
    photoFramed(KIT, SOFT, {
      photo: { ...POT, focus: [0.5, 0.3] },
      mask: 'rounded',
      title: 'Until the edges turn dark',
      body: 'That is where the taste comes from.',
    }),
    steps(KIT, PAPER, {
      title: 'Then in one pan',
      rows: ['Add the hot stock', 'Blend for one minute', 'Season with sugar and salt'],
      style: 'card',
    }),
    figure(
      KIT,
      { ...LOUD, fill: '@accent', onMark: '@accent' },
      { figure: '3', body: 'days it keeps in the fridge. On the second it tastes best.' },
    ),
    close(KIT, PAPER, {
      title: 'Who gets the first bowl?',
      body: 'Save the recipe and show us your pot.',
      call: 'Save the recipe',
    }),
  ],
})
