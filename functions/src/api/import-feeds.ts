import * as contract from '@postwright/core/api/import-feeds'
import { readImportFeed, previewImages } from '../domain/import-feeds/read-import-feed.ts'
import { bind, type Route } from '../http/bind.ts'

export const IMPORT_FEEDS_ROUTES: readonly Route[] = [
  bind(
    contract.readImportFeed,
    { limit: { perMinute: 20, by: 'account' }, service: 'feed_imports' },
    ({ deps, caller, input }) => readImportFeed(deps, caller, input),
  ),

  bind(
    contract.previewImages,
    { limit: { perMinute: 30, by: 'account' }, service: 'feed_imports' },
    async ({ deps, caller, input }) => ({
      pictures: await previewImages(deps, caller, input),
    }),
  ),
]
