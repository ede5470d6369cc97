import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Addresses at which calendar apps read the schedule of a workspace, by the hash of their secret part. */
export const calendarFeeds: ServerCollection<[]> = {
  name: 'calendarFeeds',
  path: paths.calendarFeeds,
  id: 'feed',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
