import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { bars, ring } from '../kit/chart-layouts.ts'
import { ART, cover } from '../kit/cover.ts'
import { INK, type Kit, LOUD, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { mapRects, part, placeIn } from '../kit/rects.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1.02, letterSpacing: -35, size: 96, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 32 },
  head: { label: 'Planning study', page: 'ofAll' },
  foot: { person: true },
}

const PINK: Tone = { ...PAPER, mark: '@accent' }
const FIELD = part(ART.low, [0.08, 0.14, 0.84, 0.82], [0.04, 0.16, 0.84, 0.68])
const DOTS = Array.from({ length: 50 }, (_, at) =>
  shape('ellipse', '@background', {
    ...placeIn(
      mapRects(FIELD, ([x, y, width, height]) => {
        const pitch = Math.min(width / 10, height / 5)
        return [x + (at % 10) * pitch, y + Math.floor(at / 10) * pitch, pitch * 0.7, pitch * 0.7]
      }),
    ),
    opacity: at < 12 ? 1 : 0.28,
  }),
)

/** A study in single numbers, each shown twice: as digits and as dots. */
export const BIG_NUMBER = design('big-number', {
  kind: 'dataStory',
  theme: theme(['#f6f3ff', '#e8e1ff', '#1b1140', '#5a5082', '#5a21d6', '#b02a63'], ['Work Sans', 'Work Sans']),
  slides: [
    cover({ ...KIT, head: null }, LOUD, {
      at: 'low',
      headline: '1,204 teams told us how they plan',
      subtitle: 'Survey, October.',
      size: 124,
      art: DOTS,
    }),
    ring(KIT, PAPER, {
      figure: '62 %',
      rows: [
        ['On Sunday', '62 %'],
        ['Earlier', '38 %'],
      ],
      body: 'decide on Sunday evening what they post on Monday.',
    }),
    figure(
      KIT,
      { ...LOUD, fill: '@accent', onMark: '@accent' },
      { figure: '24 %', body: 'have a written plan for the next four weeks.', share: 0.24 },
    ),
    bars(KIT, PAPER, {
      title: 'What stops the others',
      rows: [
        ['No time', '41 %'],
        ['No ideas', '29 %'],
        ['Too many apps', '18 %'],
      ],
    }),
    statement(KIT, PINK, {
      title: 'A plan takes twenty minutes',
      body: 'Those who write it on Friday keep it twice as long as those who write it on Monday.',
    }),
    points(KIT, PAPER, { title: 'What is in it', points: ['Three topics', 'Two fixed days', 'One free slot'] }),
    close(KIT, INK, {
      title: 'Are you one of the 24 %?',
      body: 'The whole study is free. The link is in our profile.',
      call: 'Get the study',
    }),
  ],
})
