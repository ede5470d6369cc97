import { outline } from '../builders/fills.ts'
import { shape } from '../builders/layers.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, design } from '../kit/kit.ts'
import { close, figure, points, quote, statement } from '../kit/plain-layouts.ts'
import { around, placeIn, rectsOf } from '../kit/rects.ts'
import { versus } from '../kit/row-layouts.ts'

const STAMP = (word: string, color: string, x: number, y: number, turn: number) =>
  text(
    word,
    {
      family: '@heading',
      weight: 700,
      size: 76,
      sizeMin: 44,
      lineHeight: 1,
      letterSpacing: 60,
      case: 'upper',
      color,
      align: 'center',
      verticalAlign: 'middle',
    },
    { ...placeIn(around(ART.low, x, y, 0.9, 3.4)), rotate: turn },
  )
const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 700, lineHeight: 1.1, letterSpacing: -10, size: 88, sizeMin: 52 },
  body: { size: 50, lineHeight: 1.4 },
  label: { weight: 700 },
  align: 'start',
  marker: 'square',
  card: { radius: 8, outline: 3 },
  head: { label: 'File no. 7', page: 'ofAll' },
  foot: { person: true },
  behind: (tone) => [
    shape('rectangle', null, {
      ...placeIn(rectsOf((_, { width, height }) => [36, 36, width - 72, height - 72])),
      stroke: outline(tone.ink, 3),
    }),
  ],
}

/** Files from the archive: kraft paper, typed labels, a red stamp. */
export const RUBBER_STAMP = design('rubber-stamp', {
  kind: 'mythFact',
  theme: theme(['#f3e6cc', '#fff8e8', '#2b1d10', '#634f39', '#a3231b', '#1e6a4a'], ['Bitter', 'Bitter']),
  slides: [
    cover({ ...KIT, head: null }, PAPER, {
      at: 'low',
      headline: 'Four things you heard about posting',
      subtitle: 'We opened the files.',
      size: 122,
      art: [
        shape('rectangle', null, {
          ...placeIn(around(ART.low, 0.5, 0.56, 0.98, 2.9)),
          stroke: outline('@primary', 12),
          radius: 20,
          rotate: -8,
        }),
        STAMP('Checked', '@primary', 0.5, 0.56, -8),
      ],
    }),
    versus(KIT, PAPER, {
      title: 'Post every day or disappear',
      sides: [
        { label: 'Myth', words: 'The feed forgets you overnight.' },
        { label: 'Fact', words: 'Three good posts a week grow more.' },
      ],
    }),
    statement(KIT, LOUD, {
      title: 'Hashtags are not readers',
      body: 'Two that fit help search. Thirty that don’t look like noise.',
    }),
    quote(KIT, SOFT, { quote: 'We doubled the posts and halved the answers.', source: 'Account with 40,000 readers' }),
    figure(KIT, PAPER, { figure: '9 a.m.', body: 'is not the best hour. It is the hour at which everybody posts.' }),
    points(KIT, SOFT, {
      title: 'What the files say',
      points: ['Your own numbers win', 'Answer within an hour', 'Repeat what worked', 'Stop what didn’t'],
    }),
    close(
      KIT,
      { ...LOUD, fill: '@accent', onMark: '@accent' },
      { title: 'Case closed?', body: 'Which rule should we check next?', call: 'Send us a myth' },
    ),
  ],
})
