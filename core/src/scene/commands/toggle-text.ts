import type { Change } from '../change.ts'
import type { PlacedLayer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { listUnlockedMembers } from './unlocked-layers.ts'
import { restyleText } from './restyle-text.ts'
import { setList } from './paragraphs.ts'
import type { RunStyle } from './style-runs.ts'

export type TextToggle = 'bold' | 'italic' | 'underline' | 'strike' | 'bullets' | 'numbers'

const COMMANDS = {
  bold: 'toggleBold',
  italic: 'toggleItalic',
  underline: 'toggleUnderline',
  strike: 'toggleStrike',
  bullets: 'toggleBullets',
  numbers: 'toggleNumbers',
} as const satisfies Record<TextToggle, string>

const BOLD_FROM = 600

/** Applies a style to whole texts, or removes it if all of them have it. */
export function toggleText(scene: Scene, target: Target, { toggle }: { toggle: TextToggle }): Change | null {
  const layers = scene.slides.find(({ id }) => id === target.slideId)?.layers ?? []
  const texts = listUnlockedMembers(layers, target.layerIds).filter((layer) => 'style' in layer)
  const isOn = toggleState(texts, toggle) !== 'on'
  const restyle = (change: Parameters<typeof restyleText>[2]) => restyleText(scene, target, change, COMMANDS[toggle])
  switch (toggle) {
    case 'bold':
      return restyle({ style: { weight: isOn ? 700 : 400 } })
    case 'italic':
      return restyle({ style: { isItalic: isOn } })
    case 'underline':
      return restyle({ run: { isUnderlined: isOn || undefined } })
    case 'strike':
      return restyle({ run: { isStruck: isOn || undefined } })
    case 'bullets':
      return named(setList(scene, target, { list: isOn ? 'bullet' : 'none' }), COMMANDS[toggle])
    case 'numbers':
      return named(setList(scene, target, { list: isOn ? 'number' : 'none' }), COMMANDS[toggle])
  }
}

/** State of a style or list in some texts: all, none or some of them have it. */
export type ToggleState = 'on' | 'off' | 'mixed'

type Styled = Extract<PlacedLayer, { style: unknown }>

/** Returns the state of a toggle button for whole texts. */
export function toggleState(texts: readonly Styled[], toggle: TextToggle): ToggleState {
  return stateOf(texts.flatMap((text) => valuesOf(text, toggle)))
}

/** Returns the state for some runs of a text, such as the selected ones during editing. */
export function runsToggleState(
  runs: readonly RunStyle[],
  style: Styled['style'],
  toggle: Exclude<TextToggle, 'bullets' | 'numbers'>,
): ToggleState {
  return stateOf(runs.map((run) => hasStyle(run, style, toggle)))
}

function stateOf(values: readonly boolean[]): ToggleState {
  if (!values.includes(true)) return 'off'
  return values.includes(false) ? 'mixed' : 'on'
}

/** Returns whether each run of a text, or each paragraph for lists, has a style. For a text without letters, the layer's own style decides. */
function valuesOf(layer: Styled, toggle: TextToggle): boolean[] {
  const paragraphs = layer.type === 'text' ? layer.paragraphs : []
  if (toggle === 'bullets') return paragraphs.map(({ list }) => list === 'bullet')
  if (toggle === 'numbers') return paragraphs.map(({ list }) => list === 'number')
  const runs: RunStyle[] = paragraphs.flatMap((paragraph) => paragraph.runs.filter(({ text }) => text !== ''))
  return (runs.length > 0 ? runs : [{}]).map((run) => hasStyle(run, layer.style, toggle))
}

function hasStyle(run: RunStyle, style: Styled['style'], toggle: Exclude<TextToggle, 'bullets' | 'numbers'>): boolean {
  switch (toggle) {
    case 'bold':
      return (run.weight ?? style.weight) >= BOLD_FROM
    case 'italic':
      return run.isItalic ?? style.isItalic
    case 'underline':
      return run.isUnderlined === true
    case 'strike':
      return run.isStruck === true
  }
}

function named(change: Change | null, command: string): Change | null {
  return change && { ...change, command }
}
