import type { Scene } from '../scene.ts'
import { type DeckTemplate, type TemplateSlot, beginFromTemplate } from '../templates/deck-template.ts'
import type { Theme } from '../theme.ts'
import { BUNDLED_FAMILIES } from '../../fonts/families.ts'
import type { Layer, LayerOf } from '../layer.ts'
import type { TemplateSlide } from '../slide.ts'
import type { Paragraph } from '../text-content.ts'

type FillLength = 'shortest' | 'longest'

/** Fills the slots of a template's slides with texts of the minimum or maximum length. */
function fillSlots(
  slides: readonly TemplateSlide[],
  slots: readonly TemplateSlot[],
  length: FillLength,
  script: SampleScript = 'latin',
): TemplateSlide[] {
  const byName = new Map(slots.map((slot) => [slot.name, slot]))
  const fill = (layer: Layer): Layer => {
    const slot = byName.get(layer.slot)
    if (!slot || layer.type !== 'text') return layer
    return { ...layer, paragraphs: paragraphsFor(layer, slot, length, script) }
  }
  return slides.map((slide) => ({ ...slide, layers: slide.layers.map(fill) }))
}

function paragraphsFor(
  { paragraphs }: LayerOf<'text'>,
  slot: TemplateSlot,
  length: FillLength,
  script: SampleScript,
): Paragraph[] {
  if (slot.kind === 'picture') return paragraphs
  const list = paragraphs[0]?.list ?? 'none'
  const count = slot.kind === 'text' ? 1 : length === 'shortest' ? slot.min : slot.max
  const characters = slot.kind === 'text' ? (length === 'shortest' ? slot.min : slot.max) : itemLength(slot, length)
  const fixture = slot.kind === 'text' && script === 'latin' ? slot.fixtures?.[length] : undefined
  const text = fixture === undefined || fixture === '' ? sampleText(characters, script) : fixture
  return Array.from({ length: count }, () => ({ list, level: 0, runs: [{ text }] }))
}

/** Returns the length of a sample list item. Slots set no minimum, so the shortest item has up to four characters. */
function itemLength({ length: longest }: Extract<TemplateSlot, { kind: 'list' }>, length: FillLength): number {
  return length === 'shortest' ? Math.min(4, longest) : longest
}

const LATIN =
  'Readers remember what they can use on the same day, so give them one clear step and a reason why it works. Numbers, names and pictures make it easy to believe, and a question at the end invites an answer that helps the next reader too. '

const ARABIC =
  'يتذكر القراء ما يمكنهم استخدامه في اليوم نفسه، فامنحهم خطوة واحدة واضحة وسببا يشرح لماذا تنجح. الأرقام والأسماء والصور تجعل التصديق سهلا، والسؤال في النهاية يدعو إلى إجابة تساعد القارئ التالي أيضا. '

type SampleScript = 'latin' | 'arabic'

/** Returns a text with exactly this number of characters, with words of typical length. */
export function sampleText(length: number, script: SampleScript = 'latin'): string {
  const source = script === 'arabic' ? ARABIC : LATIN
  const cut = source.repeat(Math.ceil(length / source.length)).slice(0, length)
  // A trailing space would have no width in the layout.
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}${script === 'arabic' ? 'ا' : 's'}` : cut
}

const widest = BUNDLED_FAMILIES.toSorted((a, b) => b.metrics.averageWidth - a.metrics.averageWidth)[0]?.name ?? 'Inter'

/** Themes that designs must work with: colours at the limits of legibility, and the widest font. */
export const THEME_EXTREMES = {
  dark: (theme: Theme): Theme => ({ ...theme, colors: DARK }),
  light: (theme: Theme): Theme => ({ ...theme, colors: LIGHT }),
  saturated: (theme: Theme): Theme => ({ ...theme, colors: SATURATED }),
  widestFont: (theme: Theme): Theme => ({ ...theme, fonts: { heading: widest, body: widest } }),
} as const

const DARK = {
  background: '#050507',
  surface: '#121218',
  text: '#ffffff',
  muted: '#b9b9c6',
  primary: '#a9b4ff',
  accent: '#ffd166',
}

const LIGHT = {
  background: '#ffffff',
  surface: '#fafafa',
  text: '#101010',
  muted: '#5a5a5a',
  primary: '#2b4c7e',
  accent: '#8a4b08',
}

const SATURATED = {
  background: '#fff200',
  surface: '#ffffff',
  text: '#1a0033',
  muted: '#3d2466',
  primary: '#7a00b8',
  accent: '#b8003a',
}

/** Cases that a template is tested with before its publication. */
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

/** Returns the deck that a template creates in one case. Its slides have the ids `slide1`, `slide2` and so on. */
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
