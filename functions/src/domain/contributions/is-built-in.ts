import { designOfDeck } from '@postwright/core/gallery/design-of-deck'
import { beginFromTemplate } from '@postwright/core/scene/templates/begin-from-template'
import { type TemplateDesign, templateDesignSchema } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import type { Layer } from '@postwright/core/scene/layer'

let builtIn: ReadonlySet<string> | null = null

/** Whether a design is one that comes with the product, in whatever colours and fonts: nobody's own work. */
export function isBuiltIn(design: TemplateDesign): boolean {
  builtIn ??= new Set(DECK_TEMPLATES.map((template) => compared(designOf(template))))
  return builtIn.has(compared(templateDesignSchema.parse(design)))
}

function designOf(template: (typeof DECK_TEMPLATES)[number]): TemplateDesign {
  let count = 0
  const newSlideId = () => `slide${(count += 1)}`
  const scene = beginFromTemplate(template, { name: template.id, deckId: template.id, newSlideId })
  return templateDesignSchema.parse(designOfDeck(scene, template.kind))
}

/** What is to be seen of a design: ids are given anew to every copy, and names, groups and slots show nothing. */
function compared({ slides }: TemplateDesign): string {
  return JSON.stringify(slides.map(({ background, layers }) => [background, layers.map(withoutNames)]))
}

function withoutNames(layer: Layer): object {
  return { ...layer, id: '', name: '', groupId: '', slot: '', isLocked: false }
}
