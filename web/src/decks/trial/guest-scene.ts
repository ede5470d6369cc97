import { z } from 'zod'
import { DECK_SLIDES_MAX } from '@postwright/core/limits'
import { deckDraftSchema } from '@postwright/core/scene/deck'
import type { Scene } from '@postwright/core/scene/scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'

const guestSceneSchema = z.object({
  templateId: deckDraftSchema.shape.templateId,
  deck: deckDraftSchema.pick({ name: true, format: true, theme: true }),
  slides: z.array(slideDraftSchema).min(1).max(DECK_SLIDES_MAX),
})

export type GuestScene = z.infer<typeof guestSceneSchema>

/** Returns the text as which a deck is stored until the visitor has an account. */
export function guestSceneText({ deck, slides }: Scene, templateId: string): string {
  const { name, format, theme } = deck
  return JSON.stringify({
    templateId,
    deck: { name, format, theme },
    slides: slides.map(({ id: _id, ...slide }) => slide),
  })
}

/** Returns the deck of a stored text; null if the text is not JSON or does not fit the schema. */
export function readGuestScene(text: string): GuestScene | null {
  try {
    return guestSceneSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
