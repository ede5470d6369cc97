import { shape, icon } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { INK, type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { around, cell, placeIn } from '../kit/rects.ts'
import { versus } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1.06, letterSpacing: -20, size: 90, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 40 },
  head: { label: 'True or false?', page: 'ofAll' },
  foot: { person: true },
}
const GREEN: Tone = LOUD
const RED: Tone = { ...LOUD, fill: '@accent', onMark: '@accent' }
const SIDE = (at: number) => cell(ART.low, at, 2, 0, 'columns')

/** A quiz: a claim, a guess and the answer. */
export const TRUE_OR_FALSE = design('true-or-false', {
  kind: 'mythFact',
  theme: theme(['#ffffff', '#eaf0fb', '#151a33', '#515a78', '#0b6b4f', '#bf2338'], ['Figtree', 'Figtree']),
  slides: [
    cover({ ...KIT, head: null }, PAPER, {
      at: 'low',
      headline: 'True or false: the sleep edition',
      subtitle: 'Swipe and count your points.',
      size: 132,
      art: [
        shape('rectangle', '@primary', placeIn(SIDE(0))),
        shape('rectangle', '@accent', placeIn(SIDE(1))),
        icon('check', '@background', { ...placeIn(around(SIDE(0), 0.5, 0.5, 0.56)), stroke: 2.5 }),
        icon('x', '@background', { ...placeIn(around(SIDE(1), 0.5, 0.5, 0.56)), stroke: 2.5 }),
      ],
    }),
    statement(KIT, PAPER, {
      title: 'You can catch up on lost sleep at the weekend',
      body: 'Guess before you swipe. Most people get this one wrong.',
    }),
    statement(KIT, RED, {
      title: 'False.',
      body: 'Sleeping in moves your inner clock, and Monday starts even harder. An earlier evening works better.',
    }),
    versus(KIT, SOFT, {
      title: 'Coffee after lunch',
      sides: [
        { label: 'Myth', words: 'It only matters if you feel awake.' },
        { label: 'Fact', words: 'Half of it is still in your blood six hours later.' },
      ],
    }),
    figure(KIT, GREEN, { figure: '18°', body: 'is the room temperature in which most adults sleep best.' }),
    points(KIT, PAPER, {
      title: 'What does work',
      points: ['The same time every day', 'Daylight before nine', 'No screen in bed', 'A cool, dark room'],
    }),
    close(KIT, INK, {
      title: 'How many did you get right?',
      body: 'Tell us your score and send it to somebody who is always tired.',
      call: 'Share your score',
    }),
  ],
})
