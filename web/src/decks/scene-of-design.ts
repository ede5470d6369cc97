import type { Scene } from '@postwright/core/scene/scene'
import { type TemplateDesign, beginFromTemplate } from '@postwright/core/scene/templates/deck-template'

/** Returns a design as a deck, for editing and drawing. */
export function sceneOfDesign(design: TemplateDesign, name: string): Scene {
  let count = 0
  const newSlideId = () => `slide${(count += 1)}`
  return beginFromTemplate({ ...design, id: 'design' }, { name, deckId: 'design', newSlideId })
}
