import type { Theme } from '../../theme.ts'
import type { DeckTemplate, TemplateKind } from '../deck-template.ts'
import type { BuiltSlide } from './slide.ts'

type Design = { kind: TemplateKind; theme: Theme; slides: readonly BuiltSlide[] }

/** A template that is designed in 4:5. */
export function template(id: string, { kind, theme, slides }: Design): DeckTemplate {
  const named = new Map(slides.flatMap(({ slots }) => slots).map((slot) => [slot.name, slot]))
  return { id, kind, format: '4:5', theme, slides: slides.map(({ slide }) => slide), slots: [...named.values()] }
}
