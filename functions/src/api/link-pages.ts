import * as contract from '@postwright/core/api/link-pages'
import { publishLinkPage, unpublishLinkPage } from '../domain/link-pages/publish-link-page.ts'
import { readLinkPageFacts } from '../domain/link-pages/read-facts.ts'
import { bind, type Route } from '../http/bind.ts'

export const LINK_PAGES_ROUTES: readonly Route[] = [
  bind(contract.publishLinkPage, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    publishLinkPage(deps, caller, input),
  ),

  bind(contract.unpublishLinkPage, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    unpublishLinkPage(deps, caller, input),
  ),

  bind(contract.readLinkPageFacts, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    readLinkPageFacts(deps, caller, input),
  ),
]
