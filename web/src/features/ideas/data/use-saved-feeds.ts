import type { ImportFeed } from '@postwright/core/collections/import-feeds'
import { importFeeds } from '@postwright/core/collections/import-feeds'
import { IMPORT_FEED_NAME_MAX } from '@postwright/core/limits'
import { toOneLine } from '@postwright/core/text/text-fields'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { routes } from '@/config/routes.ts'
import { useLiveList } from '@/lib/live/use-live.ts'
import { importFeedsQuery } from './ideas-queries.ts'

const { server } = describeDrafts(importFeeds, {
  schema: importFeeds.schema.pick({ name: true, url: true }),
  titleOf: ({ name }) => name,
  href: () => routes.ideas.href(),
  words: { untitled: 'ideas:feed.title', notCreated: 'ideas:feed.notKept' },
})

/** The feeds that a workspace remembers. */
export function useSavedFeeds(workspaceId: string, uid: string) {
  const read = useLiveList(importFeedsQuery(workspaceId))
  return {
    feeds: read.status === 'ready' ? read.data : [],
    keep: ({ name, url }: Pick<ImportFeed, 'name' | 'url'>) => {
      const draft = { name: toOneLine(name || url, IMPORT_FEED_NAME_MAX) ?? url.slice(0, IMPORT_FEED_NAME_MAX), url }
      void server.create(workspaceId, server.newId(workspaceId), { uid, draft })
    },
    forget: (id: string) => void server.remove(workspaceId, id),
  }
}
