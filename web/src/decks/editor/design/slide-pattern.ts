import type { Scene } from '@postwright/core/scene/scene'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'

/** Returns the slides of a design as patterns; for a deck that started without a design, those of the first design. */
export function patternOf(templateId: string): Scene {
  const template = DECK_TEMPLATES.find(({ id }) => id === templateId) ?? DECK_TEMPLATES[0]
  if (!template) throw new Error('There is no design.')
  let count = 0
  return beginFromTemplate(template, {
    name: template.id,
    deckId: 'pattern',
    newSlideId: () => `pattern${(count += 1)}`,
  })
}

/** Returns each layout of the deck's design as a scene with a single slide. */
export function layoutsOf({ deck }: Scene): Scene[] {
  const pattern = patternOf(deck.templateId ?? '')
  return pattern.slides.map((slide) => ({ ...pattern, slides: [slide] }))
}
