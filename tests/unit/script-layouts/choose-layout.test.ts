import { SCENE_LAYOUTS } from '@postwright/core/model/script'
import { chooseLayout, otherLayouts, type LayoutPick } from '@postwright/core/script/layouts/choose-layout'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sceneOf } from './sample-scenes.ts'

const MIDDLE = { index: 2, count: 6, hasImage: false }
const LONG =
  'Readers remember what they can use on the same day, so give them one clear step and a reason why it works, and then leave them alone with it for a while, because that is when they try it and find out what it is worth to them.'

const EXAMPLES: readonly [string, string, string, Partial<typeof MIDDLE>, LayoutPick][] = [
  ['the first scene with a heading', 'Mornings', LONG, { index: 0 }, { layout: 'title', reason: 'first_scene' }],
  ['a short first scene', '', 'Why mornings matter', { index: 0 }, { layout: 'title', reason: 'first_scene' }],
  ['a heading alone', 'Before the inbox', '', {}, { layout: 'chapter', reason: 'only_heading' }],
  [
    'words in English quotation marks',
    '',
    '“I stopped checking mail.” Ada',
    {},
    { layout: 'quote', reason: 'quotation' },
  ],
  ['words in German quotation marks', '', '„Ich lese keine Mails mehr.“', {}, { layout: 'quote', reason: 'quotation' }],
  [
    'words in French quotation marks',
    '',
    '« Je ne lis plus mes mails. »',
    {},
    { layout: 'quote', reason: 'quotation' },
  ],
  ['words in Japanese quotation marks', '', '「朝はメールを見ません。」', {}, { layout: 'quote', reason: 'quotation' }],
  ['numbered entries', '', '1. Write\n1. Cut\n1. Ask', {}, { layout: 'steps', reason: 'numbered_entries' }],
  ['entries', 'You need', '- Paper\n- A pen\n- Time', {}, { layout: 'list', reason: 'entries' }],
  [
    'two entries with labels',
    '',
    '- Before: forty tabs\n- After: three',
    {},
    { layout: 'comparison', reason: 'versus' },
  ],
  [
    'two things held against each other',
    '',
    'Forty tasks vs three results',
    {},
    { layout: 'comparison', reason: 'versus' },
  ],
  [
    'one thing instead of another',
    '',
    'Three results instead of forty tasks',
    {},
    { layout: 'comparison', reason: 'versus' },
  ],
  ['a share', '', '87% of readers stop here.', {}, { layout: 'number', reason: 'large_number' }],
  ['money', '', 'We saved $1,250,000 in a year.', {}, { layout: 'number', reason: 'large_number' }],
  ['a year, which is no figure', '', 'In 2024 we began.', {}, { layout: 'statement', reason: 'short' }],
  [
    'a last scene with a link',
    '',
    `${LONG} Read on at example.com`,
    { index: 5 },
    { layout: 'closing', reason: 'call_to_action' },
  ],
  [
    'a last scene that asks',
    '',
    `${LONG} Abonniert den Kanal.`,
    { index: 5 },
    { layout: 'closing', reason: 'call_to_action' },
  ],
  ['a short last scene', '', 'That is all.', { index: 5 }, { layout: 'closing', reason: 'last_scene' }],
  ['a scene with an image', '', LONG, { hasImage: true }, { layout: 'split', reason: 'image_named' }],
  [
    'an earlier scene with an image',
    '',
    LONG,
    { hasImage: true, index: 1 },
    { layout: 'framed', reason: 'image_named' },
  ],
  ['a short text', '', 'Plan the day before it plans you.', {}, { layout: 'statement', reason: 'short' }],
  ['a long text', '', LONG, {}, { layout: 'words', reason: 'long' }],
  ['a long text with a heading', 'On time', LONG, {}, { layout: 'statement', reason: 'long' }],
  ['no text', '', '', {}, { layout: 'words', reason: 'no_text' }],
]

it.each(EXAMPLES)('chooses a layout for %s', (_name, heading, text, place, picked) => {
  expect(chooseLayout(sceneOf(heading, text), { ...MIDDLE, ...place })).toEqual(picked)
})

it('chooses a layout for any scene, and other ones that differ from it', () => {
  const words = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 40 }))
  const place = fc.record({ index: fc.nat(5), count: fc.constant(6), hasImage: fc.boolean() })
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), words, place, (heading, text, at) => {
      const scene = sceneOf(heading, text)
      const { layout } = chooseLayout(scene, at)
      const others = otherLayouts(scene, at)
      expect(SCENE_LAYOUTS).toContain(layout)
      expect(others).not.toContain(layout)
      expect(new Set(others).size).toBe(others.length)
      expect([layout, ...others]).toContain('words')
    }),
  )
})

it('offers layouts of what a scene holds before general ones', () => {
  const scene = sceneOf('Two ways', '- Before: forty tabs\n- After: three results')
  expect(otherLayouts(scene, MIDDLE).slice(0, 2)).toEqual(['steps', 'list'])
})
