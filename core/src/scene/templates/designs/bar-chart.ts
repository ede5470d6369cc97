import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { bars, columns } from '../kit/chart-layouts.ts'
import { ART, cover } from '../kit/cover.ts'
import { BRIGHT, type Kit, LOUD, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { cell, mapRects, part, placeIn } from '../kit/rects.ts'

const KIT: Kit = {
  margin: 88,
  title: { family: '@heading', weight: 700, lineHeight: 1.08, letterSpacing: -18, size: 86, sizeMin: 50 },
  body: { size: 50 },
  label: { weight: 600 },
  align: 'start',
  marker: 'square',
  card: { radius: 20 },
  head: { label: 'Newsletter, one year', page: 'ofAll' },
  foot: { person: true },
}
const DARK: Tone = { ...PAPER, quiet: '@muted', mark: '@accent', onMark: '@background' }
const TEAL: Tone = { ...DARK, mark: '@primary' }
const SHARES = [0.34, 0.46, 0.42, 0.63, 0.78, 1]

/** A year in charts: dark background, one warm colour for emphasis. */
export const BAR_CHART = design('bar-chart', {
  kind: 'dataStory',
  theme: theme(['#0d1b22', '#152a33', '#f2f7f7', '#a9bfc4', '#4fc9b0', '#ffb454'], ['IBM Plex Sans', 'IBM Plex Sans']),
  slides: [
    cover({ ...KIT, head: null }, DARK, {
      at: 'low',
      headline: 'Our year in five charts',
      subtitle: 'What grew, what didn’t, and why.',
      size: 148,
      art: SHARES.map((share, at) =>
        shape('rectangle', at === SHARES.length - 1 ? '@accent' : '@primary', {
          ...placeIn(
            mapRects(
              cell(part(ART.low, [0.08, 0.14, 0.84, 0.86], [0.08, 0.14, 0.76, 0.72]), at, SHARES.length, 22, 'columns'),
              ([x, y, width, height]) => [x, y + height * (1 - share), width, height * share],
            ),
          ),
          radius: 10,
          opacity: at === SHARES.length - 1 ? 1 : 0.35 + at * 0.11,
        }),
      ),
    }),
    columns(KIT, DARK, {
      title: 'Readers since the relaunch',
      rows: [
        ['Mar', '1.2k'],
        ['May', '2.0k'],
        ['Jul', '2.9k'],
        ['Sep', '4.2k'],
      ],
    }),
    bars(KIT, TEAL, {
      title: 'Where new readers came from',
      rows: [
        ['A friend', '48 %'],
        ['Search', '24 %'],
        ['Our posts', '19 %'],
        ['Elsewhere', '9 %'],
      ],
    }),
    figure(KIT, DARK, {
      figure: '61 %',
      body: 'open every issue. The average in our field is half of that.',
      share: 0.61,
    }),
    statement(
      KIT,
      { ...BRIGHT, ink: '@background', quiet: '@background', mark: '@background', onMark: '@accent' },
      {
        title: 'What didn’t work: long Sundays',
        body: 'Readers open on Tuesday at noon. We moved the issue and won them back.',
      },
    ),
    points(KIT, TEAL, {
      title: 'What we do next',
      points: ['One chart in each issue', 'Answers to your mail', 'A shorter first page'],
    }),
    close(
      KIT,
      { ...LOUD, quiet: '@background' },
      {
        title: 'Which number surprised you?',
        body: 'Ask us about any of them. We answer all week.',
        call: 'Ask in the comments',
      },
    ),
  ],
})
