import type { Change } from '../change.ts'
import type { PlacedLayer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeMembers } from './free-members.ts'
import { restyleText } from './restyle-text.ts'
import { setList } from './set-list.ts'
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

/** Sets whole texts in a style, or takes it away when all of them have it. */
export function toggleText(scene: Scene, target: Target, { toggle }: { toggle: TextToggle }): Change | null {
  const layers = scene.slides.find(({ id }) => id === target.slideId)?.layers ?? []
  const texts = freeMembers(layers, target.layerIds).filter((layer) => 'style' in layer)
  const isOn = !texts.every((text) => has(text, toggle))
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

function has(layer: Extract<PlacedLayer, { style: unknown }>, toggle: TextToggle): boolean {
  const paragraphs = layer.type === 'text' ? layer.paragraphs : []
  const runs = paragraphs.flatMap((paragraph) => paragraph.runs)
  switch (toggle) {
    case 'bold':
      return [{}, ...runs].every(({ weight }: RunStyle) => (weight ?? layer.style.weight) >= BOLD_FROM)
    case 'italic':
      return [{}, ...runs].every(({ isItalic }: RunStyle) => isItalic ?? layer.style.isItalic)
    case 'underline':
      return runs.every(({ isUnderlined }) => isUnderlined === true)
    case 'strike':
      return runs.every(({ isStruck }) => isStruck === true)
    case 'bullets':
      return paragraphs.every(({ list }) => list === 'bullet')
    case 'numbers':
      return paragraphs.every(({ list }) => list === 'number')
  }
}

function named(change: Change | null, command: string): Change | null {
  return change && { ...change, command }
}
