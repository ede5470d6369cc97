import type { Layer } from '@postwright/core/scene/layer'
import { NEW_TEXT_STYLE, newLayerBase } from '@postwright/core/scene/layer-base'
import type { Scene } from '@postwright/core/scene/scene'
import { paragraphsOf } from '@postwright/core/scene/text-content'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { runLint } from '@/decks/lint/run-lint.ts'
import type { LintTask } from '@/decks/lint/lint-request.ts'
import { measured } from './measured.ts'

/** Time, longest time for which the page was unresponsive, both in milliseconds, and number of findings or fixes. */
export type LintBench = Record<'look' | 'fixAll', () => Promise<{ time: number; block: number; count: number }>>

declare global {
  interface Window {
    lintBench: LintBench
  }
}

const [COLUMNS, ROWS] = [10, 16]

/** Small, faint text with one or two findings. */
function faintLayer(at: number): Layer {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)]
  const box = { x: 20 + column * 104, y: 20 + row * 82, width: 98, height: 60 }
  return {
    ...newLayerBase(`layer${at}`, box),
    type: 'text',
    paragraphs: paragraphsOf(`Word ${at}`),
    fill: { kind: 'none' },
    radius: 0,
    padding: 0,
    style: { ...NEW_TEXT_STYLE, size: 20, sizeMin: 20, color: '#bbbbbb' },
  }
}

function crowdedScene(): Scene {
  const [template] = DECK_TEMPLATES
  if (!template) throw new Error('There is no design')
  let ids = 0
  const begun = beginFromTemplate(template, { name: 'Crowded', deckId: 'deck1', newSlideId: () => `s${(ids += 1)}` })
  const slide = begun.slides.find(({ kind }) => kind === 'content')
  if (!slide) throw new Error('The design has no slide')
  const layers = Array.from({ length: COLUMNS * ROWS }, (_, at) => faintLayer(at))
  const background = { ...slide.background, fill: { kind: 'solid', color: '#ffffff' } as const, mediaId: null }
  return { deck: begun.deck, slides: [{ ...slide, layers, overrides: [], background }] }
}

const scene = crowdedScene()
const setting = { format: scene.deck.format, zone: null, isThemeOnly: false, brand: null }
const pictures = () => Promise.reject(new Error('The deck has no pictures'))

async function run(task: LintTask) {
  const { signal } = new AbortController()
  return measured(async () => {
    const { findings, fixed } = await runLint(task, { scene, setting, pictures }, { signal })
    return fixed?.count ?? findings.length
  })
}

window.lintBench = { look: () => run({ kind: 'look' }), fixAll: () => run({ kind: 'fixAll' }) }
