import * as posts from './posts.ts'
import type { PublicEndpoint } from './public-endpoint.ts'
import * as workspace from './workspace.ts'

/** Every operation of the public API, in the order of its documentation. */
export const PUBLIC_ENDPOINTS: readonly PublicEndpoint[] = [
  workspace.getPublicWorkspace,
  workspace.listPublicChannels,
  posts.listPublicPosts,
  posts.getPublicPost,
  posts.createPublicPost,
  posts.updatePublicPost,
  posts.deletePublicPost,
  posts.checkPublicPost,
  posts.schedulePublicPost,
  posts.reschedulePublicPost,
  posts.cancelPublicPost,
  posts.listPublicDeliveries,
  posts.listPublicCalendar,
  workspace.uploadPublicMedia,
  workspace.fetchPublicMedia,
  workspace.listPublicComments,
]
