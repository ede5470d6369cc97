import type { getPublicWorkspace, listPublicChannels, listPublicComments } from '@postwright/core/api/public/workspace'
import type {
  checkPublicPost,
  listPublicCalendar,
  listPublicDeliveries,
  listPublicPosts,
} from '@postwright/core/api/public/posts'
import type { OutputOf } from '@postwright/core/endpoint'
import { publishStepSchema } from '@postwright/core/model/publish-log-entry'
import { mayUseChannel } from '@postwright/core/rights/members'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { ApiCaller } from '../api-access/authenticate-access.ts'
import { readTimeCursor, writeCursor } from '../list-cursor.ts'
import { mayAlso, requireMember, requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { checkChannelsIn } from '../posts/plan-requirements.ts'
import { freezeFor, freezePostIn } from '../posts/freeze-content.ts'
import { readNames } from '../read-names.ts'
import { readPost } from './show-post.ts'
import { newPost } from './write-post.ts'

const STEPS_MAX = 100

export async function readWorkspace(
  deps: Deps,
  { scopes, ...caller }: ApiCaller,
): Promise<OutputOf<typeof getPublicWorkspace>> {
  const { workspaceId } = caller.access
  await requireMember(deps, caller, workspaceId, 'read_content')
  const workspace = await deps.workspaces.get(workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  const { id, name, timeZone } = workspace
  return { id, name, timeZone, scopes: [...scopes] }
}

export async function listChannels(deps: Deps, caller: ApiCaller): Promise<OutputOf<typeof listPublicChannels>> {
  const { workspaceId } = caller.access
  const member = await requireMember(deps, caller, workspaceId, 'read_content')
  const connections = await deps.connections.list(workspaceId)
  return {
    channels: connections.map((connection) => ({
      ...connection,
      isPaused: connection.pausedAt !== null,
      mayPlan: mayUseChannel(member, connection.id),
    })),
  }
}

export async function listPosts(
  deps: Deps,
  caller: ApiCaller,
  { lifecycle, after, limit }: z.output<typeof listPublicPosts.input>,
): Promise<OutputOf<typeof listPublicPosts>> {
  const { workspaceId } = caller.access
  await requireRight(deps, caller, workspaceId, 'read_content')
  const place = after === undefined ? null : readTimeCursor(after, 1)
  const from = place && { id: place.ids[0] ?? '', updatedAt: place.value }
  const { posts, end } = await deps.posts.latest(workspaceId, { lifecycle, after: from, limit })
  return { posts, cursor: end && writeCursor({ ids: [end.id], value: end.updatedAt }) }
}

export async function listCalendar(
  deps: Deps,
  caller: ApiCaller,
  { from, to, limit }: z.output<typeof listPublicCalendar.input>,
): Promise<OutputOf<typeof listPublicCalendar>> {
  const { workspaceId } = caller.access
  await requireRight(deps, caller, workspaceId, 'read_content')
  return { posts: await deps.posts.plannedWithin(workspaceId, { from, to }, limit) }
}

export async function listDeliveries(
  deps: Deps,
  caller: ApiCaller,
  { postId }: z.output<typeof listPublicDeliveries.input>,
): Promise<OutputOf<typeof listPublicDeliveries>> {
  const { workspaceId } = caller.access
  await requireRight(deps, caller, workspaceId, 'read_content')
  const { publications } = await readPost(deps, workspaceId, postId)
  const page = { steps: publishStepSchema.options, before: deps.clock.now(), limit: STEPS_MAX }
  const steps = await deps.postHistory.steps(workspaceId, postId, page)
  return {
    publications,
    steps: steps.map(({ createdAt: at, step, connectionId, platform, url, error }) => {
      return { at, step, connectionId, platform, url, problem: error?.kind ?? null }
    }),
  }
}

/** Checks a post on each channel without storing it. */
export async function checkPost(
  deps: Deps,
  caller: ApiCaller,
  draft: z.output<typeof checkPublicPost.input>,
): Promise<OutputOf<typeof checkPublicPost>> {
  const { workspaceId } = caller.access
  await requireRight(deps, caller, workspaceId, 'read_content')
  const post = newPost(deps, caller, { postId: deps.ids.random(), draft })
  return deps.transact(async (tx) => {
    const channels = await checkChannelsIn(deps, tx, workspaceId, post.connectionIds)
    const frozen = await freezePostIn(deps, tx, workspaceId, { post, channels })
    const judged = frozen.map((channel) => ({ connectionId: channel.connection.id, reason: reasonOf(channel) }))
    return { channels: judged.map((each) => ({ ...each, isPublishable: each.reason === '' })) }
  })
}

function reasonOf(channel: Parameters<typeof freezeFor>[0][number]): string {
  try {
    freezeFor([channel])
    return ''
  } catch (error) {
    if (error instanceof AppError && error.code === 'content_refused')
      return Object.values(error.fields ?? {}).join(' ')
    throw error
  }
}

export async function listComments(
  deps: Deps,
  caller: ApiCaller,
  { postId, before, limit }: z.output<typeof listPublicComments.input>,
): Promise<OutputOf<typeof listPublicComments>> {
  const { workspaceId } = caller.access
  const member = await requireMember(deps, caller, workspaceId, 'read_content')
  const visibility = mayAlso(caller, member, 'read_internal') ? null : 'client'
  const page = { visibility, before: before ?? null, limit } as const
  const comments = await deps.comments.listOf(workspaceId, { kind: 'post', postId }, page)
  const authors = comments.flatMap(({ author }) => (author.kind === 'member' ? [author.uid] : []))
  const names = await readNames(deps, authors)
  return {
    comments: comments
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ author, ...comment }) => {
        const name = author.kind === 'guest' ? author.name : (names.get(author.uid) ?? '')
        return { ...comment, author: { kind: author.kind, name } }
      }),
  }
}
