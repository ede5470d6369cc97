import type { Scene } from '../scene.ts'
import { beginFromTemplate } from '../templates/begin-from-template.ts'
import type { DeckTemplate } from '../templates/deck-template.ts'
import type { Theme } from '../theme.ts'
import { fillSlots } from './fill-slots.ts'
import { THEME_EXTREMES } from './theme-extremes.ts'

/** What a template is tried out with before people get it. */
export const FIT_CASES = [
  'asDesigned',
  'shortest',
  'longest',
  'rightToLeft',
  'dark',
  'light',
  'saturated',
  'widestFont',
] as const

export type FitCase = (typeof FIT_CASES)[number]

const SCENES: Record<FitCase, (template: DeckTemplate) => Scene> = {
  asDesigned: (template) => sceneOf(template),
  shortest: (template) => sceneOf(filled(template, 'shortest')),
  longest: (template) => sceneOf(filled(template, 'longest')),
  rightToLeft: (template) =>
    sceneOf({ ...template, slides: fillSlots(template.slides, template.slots, 'longest', 'arabic') }),
  dark: (template) => sceneOf(template, THEME_EXTREMES.dark(template.theme)),
  light: (template) => sceneOf(template, THEME_EXTREMES.light(template.theme)),
  saturated: (template) => sceneOf(template, THEME_EXTREMES.saturated(template.theme)),
  widestFont: (template) => sceneOf(filled(template, 'longest'), THEME_EXTREMES.widestFont(template.theme)),
}

/** The deck that a template makes in one case. Its slides have the ids `slide1`, `slide2` and so on. */
export function sceneForCase(template: DeckTemplate, fitCase: FitCase): Scene {
  return SCENES[fitCase](template)
}

function filled(template: DeckTemplate, length: 'shortest' | 'longest'): DeckTemplate {
  return { ...template, slides: fillSlots(template.slides, template.slots, length) }
}

function sceneOf(template: DeckTemplate, theme?: Theme): Scene {
  let count = 0
  const newSlideId = () => `slide${(count += 1)}`
  return beginFromTemplate(template, { name: template.id, deckId: 'fit', newSlideId, ...(theme && { theme }) })
}
