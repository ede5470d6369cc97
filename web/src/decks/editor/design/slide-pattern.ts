import type { Scene } from '@postwright/core/scene/scene'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'

/** The slides of a design as patterns; those of the first design for a deck that began with none of them. */
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

/** Each layout of the design that a deck is in, as a scene whose only slide it is. */
export function layoutsOf({ deck }: Scene): Scene[] {
  const pattern = patternOf(deck.templateId ?? '')
  return pattern.slides.map((slide) => ({ ...pattern, slides: [slide] }))
}
