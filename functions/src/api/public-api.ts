import * as posts from '@postwright/core/api/public/posts'
import * as workspace from '@postwright/core/api/public/workspace'
import { uploadMedia, fetchMedia } from '../domain/media/upload-media.ts'
import { cancelPost } from '../domain/posts/cancel-post.ts'
import { deletePost } from '../domain/posts/delete-post.ts'
import { reschedulePost } from '../domain/posts/reschedule-post.ts'
import { schedulePost } from '../domain/posts/schedule-post.ts'
import {
  checkPost,
  listCalendar,
  listChannels,
  listComments,
  listDeliveries,
  listPosts,
  readWorkspace,
} from '../domain/public-api/read-workspace.ts'
import type { ApiCaller } from '../domain/api-access/authenticate-access.ts'
import { requireRight } from '../domain/membership.ts'
import type { Deps } from '../domain/ports/deps.ts'
import { readPost, showPost } from '../domain/public-api/show-post.ts'
import { createPost, updatePost } from '../domain/public-api/write-post.ts'
import { bindPublicApi, type PublicRoute } from '../http/bind-public-api.ts'

/** Recovery of a call whose change is already stored: returns the current post. */
const asStored = {
  recover: ({ deps, caller, input }: { deps: Deps; caller: ApiCaller; input: { postId: string } }) =>
    getPost(deps, caller, input.postId),
}

/** All operations of the public API. Those without a binary body are also tools for assistants. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  bindPublicApi(workspace.getPublicWorkspace, ({ deps, caller }) => readWorkspace(deps, caller)),

  bindPublicApi(workspace.listPublicChannels, ({ deps, caller }) => listChannels(deps, caller)),

  bindPublicApi(posts.listPublicPosts, ({ deps, caller, input }) => listPosts(deps, caller, input)),

  bindPublicApi(posts.getPublicPost, ({ deps, caller, input }) => getPost(deps, caller, input.postId)),

  bindPublicApi(posts.createPublicPost, async ({ deps, caller, input, newId }) => ({
    post: await createPost(deps, caller, { postId: newId, draft: input }),
  })),

  bindPublicApi(
    posts.updatePublicPost,
    async ({ deps, caller, input: { postId, rev, ...draft } }) => ({
      post: await updatePost(deps, caller, { postId, rev, draft }),
    }),
    asStored,
  ),

  bindPublicApi(
    posts.deletePublicPost,
    async ({ deps, caller, input: { postId } }) => {
      await deletePost(deps, caller, { workspaceId: caller.access.workspaceId, postId })
      return { deleted: true as const }
    },
    { recover: async () => ({ deleted: true as const }) },
  ),

  bindPublicApi(posts.checkPublicPost, ({ deps, caller, input }) => checkPost(deps, caller, input)),

  bindPublicApi(
    posts.schedulePublicPost,
    async ({ deps, caller, input }) => {
      const { workspaceId } = caller.access
      return showPost(deps, workspaceId, await schedulePost(deps, caller, { workspaceId, ...input }))
    },
    asStored,
  ),

  bindPublicApi(
    posts.reschedulePublicPost,
    async ({ deps, caller, input }) => {
      const { workspaceId } = caller.access
      return showPost(deps, workspaceId, await reschedulePost(deps, caller, { workspaceId, ...input }))
    },
    asStored,
  ),

  bindPublicApi(
    posts.cancelPublicPost,
    async ({ deps, caller, input }) => {
      const { workspaceId } = caller.access
      return showPost(deps, workspaceId, await cancelPost(deps, caller, { workspaceId, ...input }))
    },
    asStored,
  ),

  bindPublicApi(posts.listPublicDeliveries, ({ deps, caller, input }) => listDeliveries(deps, caller, input)),

  bindPublicApi(posts.listPublicCalendar, ({ deps, caller, input }) => listCalendar(deps, caller, input)),

  bindPublicApi(
    workspace.uploadPublicMedia,
    async ({ deps, caller, input: { name }, body }) => ({
      media: await uploadMedia(deps, caller, { workspaceId: caller.access.workspaceId, name, bytes: body }),
    }),
    { service: 'media' },
  ),

  bindPublicApi(
    workspace.fetchPublicMedia,
    async ({ deps, caller, input: { url } }) => ({
      media: await fetchMedia(deps, caller, { workspaceId: caller.access.workspaceId, url }),
    }),
    { service: 'media' },
  ),

  bindPublicApi(workspace.listPublicComments, ({ deps, caller, input }) => listComments(deps, caller, input)),
]

async function getPost(deps: Deps, caller: ApiCaller, postId: string) {
  const { workspaceId } = caller.access
  await requireRight(deps, caller, workspaceId, 'read_content')
  return readPost(deps, workspaceId, postId)
}
