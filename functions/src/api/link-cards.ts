import * as contract from '@postwright/core/api/link-cards'
import { readLinkCard } from '../domain/link-cards/read-link-card.ts'
import { bind, type Route } from '../http/bind.ts'

export const LINK_CARDS_ROUTES: readonly Route[] = [
  bind(contract.readLinkCard, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => ({
    card: await readLinkCard(deps, caller, input),
  })),
]
