import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { chat } from '../kit/chat-layout.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { close, figure, statement } from '../kit/plain-layouts.ts'
import { mapRects, part, placeIn } from '../kit/rects.ts'
import { steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 72,
  title: { family: '@heading', weight: 800, lineHeight: 1.04, letterSpacing: -22, size: 92, sizeMin: 52 },
  body: { size: 48, lineHeight: 1.3 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 48 },
  head: { label: 'Today, 17:41', page: 'ofAll' },
  foot: { person: true },
}

const PHONE: Tone = { ...SOFT, card: '@background' }

/** A story told in messages: two voices, one phone. */
export const CHAT_STORY = design('chat-story', {
  kind: 'story',
  theme: theme(['#ffffff', '#e9eff8', '#101c33', '#51607b', '#0d5fd8', '#0e7a5b'], ['Figtree', 'Figtree']),
  slides: [
    cover({ ...KIT, head: null }, LOUD, {
      at: 'low',
      headline: '“I want to quit.”',
      subtitle: 'The message that changed how we plan.',
      size: 168,
      art: [
        shape('rectangle', '@background', {
          ...placeIn(part(ART.low, [0.07, 0.3, 0.62, 0.26], [0.06, 0.24, 0.7, 0.2])),
          radius: 60,
        }),
        shape('rectangle', '@background', {
          ...placeIn(part(ART.low, [0.31, 0.64, 0.62, 0.26], [0.22, 0.52, 0.7, 0.2])),
          radius: 60,
          opacity: 0.4,
        }),
        ...[0, 1, 2].map((at) =>
          shape('ellipse', '@primary', {
            ...placeIn(
              mapRects(part(ART.low, [0.07, 0.3, 0.62, 0.26], [0.06, 0.24, 0.7, 0.2]), ([x, y, width, height]) => [
                x + width / 2 - 105 + at * 78,
                y + height / 2 - 24,
                48,
                48,
              ]),
            ),
            opacity: 0.5 + at * 0.25,
          }),
        ),
      ],
    }),
    chat(KIT, PHONE, [
      'I was up until two. The client wants another video by noon.',
      'Which one? We delivered three last week.',
      'They lost the plan. So did I, to be honest.',
    ]),
    statement(KIT, PAPER, {
      title: 'We had no plan. We had a chat.',
      body: 'Forty threads, three calendars, and nobody who knew what came next.',
    }),
    chat(KIT, PHONE, [
      'What if we show them the whole month at once?',
      'In one hour? With what?',
      'One sheet. Four lanes. I’ll draw it.',
      'OK. I’ll make tea.',
    ]),
    steps(KIT, PAPER, {
      title: 'What we drew',
      rows: ['One row for each client', 'One colour for “waiting”', 'Fridays stay empty'],
      style: 'line',
    }),
    figure(
      KIT,
      { ...LOUD, fill: '@accent', onMark: '@accent' },
      { figure: '0', body: 'messages after six o’clock, for eleven weeks now.' },
    ),
    close(KIT, LOUD, {
      title: 'Who should read this?',
      body: 'Send it to somebody who is still awake.',
      call: 'Send it on',
    }),
  ],
})
