import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Addresses under which calendar programs read the schedule of a workspace, by the hash of what is secret in them. */
export const calendarFeeds: ServerCollection<[]> = {
  name: 'calendarFeeds',
  path: paths.calendarFeeds,
  id: 'feed',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
