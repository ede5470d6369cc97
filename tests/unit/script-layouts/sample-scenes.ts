import type { SceneChoice, SceneLayout } from '@postwright/core/model/script'
import type { ScriptLine, ScriptScene } from '@postwright/core/script/script-scene'
import { sampleText } from '@postwright/core/scene/fit-matrix/fit-cases'
import { PALETTES } from '@postwright/core/scene/templates/palettes'
import type { Theme } from '@postwright/core/scene/theme'

/** A scene of lines: "- " begins an entry, "1. " a numbered one, and asterisks surround emphasised words. */
export function sceneOf(heading: string, text = '', speaker = ''): ScriptScene {
  const lines = text === '' ? [] : text.split('\n').map(lineOf)
  return { from: 0, to: text.length, heading, speaker, cues: [], lines }
}

function lineOf(text: string): ScriptLine {
  const list = text.startsWith('- ') ? 'bullet' : text.startsWith('1. ') ? 'number' : 'none'
  const words = list === 'none' ? text : text.slice(list === 'bullet' ? 2 : 3)
  const runs = words.split('*').map((part, at) => ({ text: part, isStrong: at % 2 === 1 }))
  return { list, runs: runs.filter((run) => run.text !== '') }
}

export function choiceOf(layout: SceneLayout | null, mediaId: string | null = null, id = 'scene1'): SceneChoice {
  return {
    id,
    anchor: '',
    layout,
    mediaId,
    alt: mediaId === null ? '' : 'A shelf with books',
    focus: { x: 0.3, y: 0.6 },
    motion: null,
    transition: null,
    seconds: null,
    voice: null,
  }
}

export const THEMES: readonly (Theme & { id: string })[] = PALETTES.map(({ id, colors }) => ({
  id,
  colors,
  fonts: { heading: 'Inter', body: 'Inter' },
}))

export const PAPER_THEME: Theme = themeOf('paper')

export function themeOf(id: string): Theme {
  const found = THEMES.find((theme) => theme.id === id)
  if (!found) throw new Error(`There is no palette ${id}`)
  return { colors: found.colors, fonts: found.fonts }
}

const GERMAN = 'Kraftfahrzeughaftpflichtversicherungsbeitragsrechnung für Donaudampfschifffahrtsgesellschaften.'
const ARABIC = sampleText(260, 'arabic')
const JAPANESE =
  '読者はその日のうちに使えることを覚えています。だから一つのはっきりした手順と、その理由を伝えましょう。'
const EMOJI = '👩🏽‍🚀🎉 Ready to launch 🚀? Yes 👨‍👩‍👧‍👦!'

function entries(sign: string, words: readonly string[]): string {
  return words.map((each) => `${sign} ${each}`).join('\n')
}

/** Texts that any layout has to take. */
export const TEXTS: Record<string, ScriptScene> = {
  short: sceneOf('Start early', 'Plan the day *before* the day plans you.'),
  'of one word': sceneOf('', 'Hi'),
  'only a heading': sceneOf('Start before the inbox'),
  'of 600 characters': sceneOf('', sampleText(600)),
  'of 600 characters with a heading': sceneOf(sampleText(120), sampleText(600)),
  'of long entries': sceneOf(
    'What we would do again',
    entries(
      '-',
      [120, 60, 200, 20, 90, 40].map((size) => sampleText(size)),
    ),
  ),
  'of numbered entries': sceneOf('', entries('1.', ['Write', 'Cut', 'Ask *one* reader', 'Publish'])),
  'of a figure': sceneOf('Last year', '87% of readers stop after the first line.'),
  'of two sides': sceneOf('Two ways', '- Before: forty tabs\n- After: three results that you can name'),
  'of a quotation': sceneOf('', '“I stopped checking mail before ten.” — Ada Okafor'),
  'of a call': sceneOf('Try it', 'The worksheet is free at example.com/mornings'),
  German: sceneOf(GERMAN, `${GERMAN} ${GERMAN}`),
  'German entries': sceneOf(GERMAN, entries('-', [GERMAN, GERMAN, GERMAN, GERMAN, GERMAN])),
  Arabic: sceneOf(ARABIC.slice(0, 60), ARABIC),
  Japanese: sceneOf('朝の習慣が一週間を決める', JAPANESE.repeat(3)),
  emoji: sceneOf(EMOJI, EMOJI.repeat(8)),
  'without words': sceneOf(''),
}
