import { applyChange } from '@postwright/core/scene/apply-change'
import { applyTheme } from '@postwright/core/scene/commands/deck-theme'
import type { Change } from '@postwright/core/scene/change'
import type { Color } from '@postwright/core/scene/color'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { findSafeFix } from '@postwright/core/scene/lint/fix-all'
import type { Scene } from '@postwright/core/scene/scene'
import type { Run } from '@postwright/core/scene/text-content'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sceneOf, slideOf } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'
import { OPTIONS } from './planted-faults.ts'

const ON_WORDS = { ...OPTIONS, brand: null }
const DARK = { background: '#101418', surface: '#1b2128', text: '#f4f6f8', muted: '#a8b0b8' }

function deckWith(runs: readonly Run[]): Scene {
  const text = textLayer('tttt', '', { box: { x: 100, y: 300, width: 800, height: 600 }, style: { color: '@text' } })
  return sceneOf(slideOf('s1', [{ ...text, paragraphs: [{ list: 'none', level: 0, runs: [...runs] }] }]))
}

function inTheme(scene: Scene, colors: Partial<Scene['deck']['theme']['colors']>): Scene {
  const { theme } = scene.deck
  const change = applyTheme(scene, { theme: { ...theme, colors: { ...theme.colors, ...colors } } })
  return change ? applyChange(scene, change) : scene
}

const contrastOf = (scene: Scene) => lintScene(scene, ON_WORDS).filter(({ check }) => check === 'contrast')
const runsOf = (scene: Scene): Run[] =>
  scene.slides.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.type === 'text' ? layer.paragraphs.flatMap(({ runs }) => runs) : [])),
  )

/** Runs of the deck after each fix of the first finding that leaves no contrast finding. */
function clearedBy(scene: Scene): Run[][] {
  const fixes: readonly Change[] = contrastOf(scene)[0]?.fixes ?? []
  return fixes
    .map((fix) => applyChange(scene, fix))
    .filter((after) => contrastOf(after).length === 0)
    .map(runsOf)
}

const PART: readonly Run[] = [{ text: 'Plain words and ' }, { text: 'a marked part', highlight: '#ffe45c' }]

it('finds the words on a light highlight once the theme is dark, and offers three ways that clear it', () => {
  const dark = inTheme(deckWith(PART), DARK)
  expect(contrastOf(deckWith(PART))).toEqual([])
  expect(contrastOf(dark)).toHaveLength(1)
  const cleared = clearedBy(dark)
  const marked = cleared.map((runs) => runs.find(({ text }) => text.includes('marked')))
  expect(marked.some((run) => run?.highlight === '#ffe45c' && run.color !== undefined)).toBe(true)
  expect(marked.some((run) => run?.highlight?.startsWith('@'))).toBe(true)
  expect(marked.some((run) => run && !('highlight' in run))).toBe(true)
})

it('changes the marked words and leaves the others and the highlight as they are', () => {
  const dark = inTheme(deckWith(PART), DARK)
  const [finding] = contrastOf(dark)
  const fix = finding && findSafeFix(dark, finding, ON_WORDS)
  if (!fix) throw new Error('There is no fix.')
  const [plain, marked] = runsOf(applyChange(dark, fix))
  expect(plain).toEqual(PART[0])
  expect(marked).toMatchObject({ text: 'a marked part', highlight: '#ffe45c', color: '@background' })
})

it('takes a highlight away together with a colour that was only right on it', () => {
  const own = deckWith([{ text: 'Plain and ' }, { text: 'marked', highlight: '#777777', color: '#333333' }])
  const without = clearedBy(inTheme(own, DARK)).filter((runs) => runs.every((run) => !('highlight' in run)))
  expect(without.length).toBeGreaterThan(0)
})

it('does not judge words by the edge of the highlight beside them', () => {
  const beside = deckWith([
    { text: 'light' },
    { text: 'marked', highlight: '#ffe45c', color: '#101418' },
    { text: ' i', color: '#f4f6f8' },
  ])
  expect(contrastOf(inTheme(beside, DARK))).toEqual([])
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Color => `#${value.toString(16).padStart(6, '0')}`)
const color = fc.oneof(hex, fc.constantFrom<Color>('@text', '@background', '@surface', '@muted', '@primary', '@accent'))
const run: fc.Arbitrary<Run> = fc
  .record({
    text: fc.constantFrom('Plain ', 'marked', ' and more words ', 'ü', '日本'),
    color: fc.option(color, { nil: undefined }),
    highlight: fc.option(color, { nil: undefined }),
  })
  .map(({ text, color: own, highlight }) => ({ text, ...(own && { color: own }), ...(highlight && { highlight }) }))
const page = fc.record({ background: hex, text: hex, surface: hex, accent: hex })

it('has a fix for whatever highlight any theme brings, after which nothing is found', () => {
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 4 }), page, (runs, colors) => {
      const scene = inTheme(deckWith(runs), colors)
      const [finding] = contrastOf(scene)
      if (!finding || runs.every(({ highlight }) => !highlight)) return
      const fix = findSafeFix(scene, finding, ON_WORDS)
      expect(fix).not.toBeNull()
      if (fix) expect(contrastOf(applyChange(scene, fix))).toEqual([])
    }),
    { numRuns: 120, seed: 71 },
  )
})
