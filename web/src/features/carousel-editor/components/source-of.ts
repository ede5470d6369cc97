import type { offerContribution } from '@postwright/core/api/contributions'
import type { Deck } from '@postwright/core/collections/decks'
import type { InputOf } from '@postwright/core/endpoint'
import type { TemplateKind } from '@postwright/core/scene/templates/deck-template'

export const OFFER_KINDS = ['template', 'palette', 'hashtags'] as const

export type OfferKind = (typeof OFFER_KINDS)[number]

type Chosen = { kind: OfferKind; deck: Deck | null; postKind: TemplateKind; tags: readonly string[] }

/** What is offered, as the call names it. Hashtags may be typed with their sign. */
export function sourceOf({ kind, deck, postKind, tags }: Chosen): InputOf<typeof offerContribution>['source'] {
  if (kind === 'template' && deck) return { kind: 'template', deckId: deck.id, postKind }
  if (kind === 'palette' && deck) return { kind: 'palette', colors: deck.theme.colors }
  return { kind: 'hashtags', tags: tags.map((tag) => tag.trim().replace(/^#/, '')) }
}
