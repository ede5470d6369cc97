import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { BRIGHT, type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, figure, statement, tip } from '../kit/plain-layouts.ts'
import { mapRects, placeIn } from '../kit/rects.ts'
import { checks, versus } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 700, lineHeight: 1.04, letterSpacing: -28, size: 94, sizeMin: 52 },
  body: { size: 50 },
  label: { family: '@body', weight: 600 },
  align: 'start',
  marker: 'square',
  card: { radius: 0, outline: 2 },
  head: { label: 'Ship log', page: 'ofAll' },
  foot: { person: true },
}

const ACID: Tone = { ...BRIGHT, ink: '@background', quiet: '@background', mark: '@background', onMark: '@accent' }
const DARK: Tone = { ...PAPER, quiet: '@muted', mark: '@accent', onMark: '@background' }
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Technology after dark: black, one acid green, sharp corners. */
export const NEON_NIGHT = design('neon-night', {
  kind: 'howTo',
  theme: theme(['#0b0d0c', '#191d1b', '#f3f7f2', '#a9b5ab', '#8fe388', '#c6ff3d'], ['Space Grotesk', 'IBM Plex Sans']),
  slides: [
    cover({ ...KIT, head: null }, DARK, {
      at: 'low',
      headline: 'Ship on Friday without fear',
      subtitle: 'Six habits of calm teams.',
      size: 144,
      art: LINES.map((at) =>
        shape('rectangle', '@accent', {
          ...placeIn(
            mapRects(ART.low, ([x, y, width, height]) => [
              x + width * 0.08,
              y + height * (0.18 + at * 0.082),
              width * (0.3 + 0.54 * Math.abs(Math.sin(at * 1.7 + 0.6))),
              Math.max(8, height * 0.03),
            ]),
          ),
          opacity: 0.35 + (at % 3) * 0.3,
        }),
      ),
    }),
    tip(KIT, DARK, {
      number: 1,
      title: 'Make it smaller',
      body: 'A change that fits on one screen can be read, tested and undone.',
    }),
    versus(KIT, DARK, {
      title: 'The release note',
      sides: [
        { label: 'Noise', words: 'Various fixes and improvements.' },
        { label: 'Signal', words: 'Search finds names with accents.' },
      ],
    }),
    statement(KIT, ACID, {
      title: 'If it hurts, do it more often',
      body: 'Ten small releases are safer than one brave one.',
    }),
    checks(KIT, DARK, {
      title: 'Before you press it',
      rows: ['The way back is tested', 'Somebody else is awake', 'The numbers are open'],
      style: 'card',
    }),
    figure(KIT, DARK, { figure: '11 min', body: 'from merge to everybody, with the way back in one.', share: 0.3 }),
    close(KIT, ACID, {
      title: 'What scares you on Fridays?',
      body: 'We answer with what we changed.',
      call: 'Tell us below',
    }),
  ],
})
