import type { readRoomPost, RoomPost, RoomState } from '@postwright/core/api/client-room'
import type { readRoomDeck } from '@postwright/core/api/room-deck'
import { slides as slideCollection } from '@postwright/core/collections/slides'
import { valuesAt } from '@postwright/core/collections/field-paths'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Connection } from '@postwright/core/model/connection'
import type { ReviewLink } from '@postwright/core/model/review-link'
import type { Workspace } from '@postwright/core/model/workspace'
import type { Variant } from '@postwright/core/model/variant'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { serveFonts } from '../fonts/font-queries.ts'
import { mediaAddress } from '../media/media-addresses.ts'
import { freezeOn, freezePostIn } from '../posts/freeze-content.ts'
import { describePost, joinStates, stateOf, type DescribedPost } from './describe-post.ts'
import { enterRoom } from './open-room.ts'

type RoomChannels = RoomPost['channels']

/**
 * Returns a post of the link, as each channel receives it.
 * @throws the codes of the contract
 */
export async function showPost(
  deps: Deps,
  { token, postId }: z.output<typeof readRoomPost.input>,
): Promise<OutputOf<typeof readRoomPost>> {
  return showPostIn(deps, await enterRoom(deps, token), postId)
}

/** Returns a post in an already opened room. @throws `not_found` for a post that is not in the link */
export async function showPostIn(
  deps: Deps,
  { workspace, link }: { workspace: Workspace; link: Pick<ReviewLink, 'id' | 'postIds'> },
  postId: string,
): Promise<RoomPost> {
  const described = link.postIds.includes(postId) ? await describePost(deps, workspace, postId) : null
  if (!described) throw new AppError('not_found', { message: `post ${postId} in review link ${link.id}` })
  const { post, variants, row } = described
  const channels =
    variants.length > 0
      ? await plannedChannels(deps, described, (variant) => stateOf(workspace, variant))
      : await draftedChannels(deps, workspace.id, described)
  const ids = channels.flatMap(({ parts }) =>
    parts.flatMap(({ content }) => content.media.map(({ mediaId }) => mediaId)),
  )
  const platforms = [...new Set(channels.map(({ channel }) => channel.platform))]
  return { ...row, text: post.text, platforms, channels, files: await signFiles(deps, workspace.id, ids) }
}

/**
 * Returns a deck of the link with all data for drawing it, without hidden slides and speaker notes.
 * @throws the codes of the contract
 */
export async function showDeck(
  deps: Deps,
  { token, deckId }: z.output<typeof readRoomDeck.input>,
): Promise<OutputOf<typeof readRoomDeck>> {
  const { workspace, link } = await enterRoom(deps, token)
  const scene = link.deckIds.includes(deckId) ? await deps.scenes.get(workspace.id, deckId) : null
  if (!scene) throw new AppError('not_found', { message: `deck ${deckId} in review link ${link.id}` })
  const slides = scene.slides.filter(({ isHidden }) => !isHidden).map((slide) => ({ ...slide, notes: '' }))
  const [fonts, files] = await Promise.all([
    serveFonts(deps, workspace.id),
    signFiles(deps, workspace.id, slides.flatMap(mediaOfSlide)),
  ])
  const { name, format, theme } = scene.deck
  return { deck: { name, format, theme }, slides, fonts, files }
}

/** Returns the publications of a planned post by channel, each with its following parts. */
async function plannedChannels(
  deps: Pick<Deps, 'connections'>,
  { variants }: DescribedPost,
  stateOfVariant: (variant: Variant) => RoomState,
): Promise<RoomChannels> {
  const firsts = variants.filter(({ partIndex }) => partIndex === 0)
  const shown = firsts.map(async (first) => {
    const connection = await deps.connections.get(first.workspaceId, first.connectionId)
    if (!connection) return []
    const own = variants
      .filter(({ connectionId }) => connectionId === first.connectionId)
      .toSorted((a, b) => a.partIndex - b.partIndex)
    const parts = own.map(({ id, partKind, content, contentHash, scheduled }) => ({
      kind: partKind,
      content,
      seen: { variantId: id, contentHash, plannedFor: scheduled.instant, brand: '' },
    }))
    const state = joinStates(own.map(stateOfVariant))
    return [{ channel: channelOf(connection), state, scheduled: first.scheduled, parts }]
  })
  return (await Promise.all(shown)).flat()
}

/** Returns a draft as it would be published now; missing files are left out. */
async function draftedChannels(
  deps: Pick<Deps, 'campaigns' | 'connections' | 'media' | 'transact'>,
  workspaceId: string,
  { post }: DescribedPost,
): Promise<RoomChannels> {
  const found = await Promise.all(post.connectionIds.map((id) => deps.connections.get(workspaceId, id)))
  const channels = found.filter((connection) => connection !== null)
  const frozen = await deps.transact((tx) => freezePostIn(deps, tx, workspaceId, { post, channels, isShown: true }))
  return frozen.map(freezeOn).map(({ connection, content, parts }) => ({
    channel: channelOf(connection),
    state: 'draft' as const,
    scheduled: null,
    parts: [{ kind: 'post' as const, content, seen: null }, ...parts.map((part) => ({ ...part, seen: null }))],
  }))
}

function channelOf(connection: Connection): RoomPost['channels'][number]['channel'] {
  const { id, platform, externalId, handle, name, avatar, service, mode, kind, limits, choices } = connection
  return { id, platform, externalId, handle, name, avatar, service, mode, kind, limits, choices }
}

function mediaOfSlide(slide: object): string[] {
  const places = slideCollection.media ?? []
  return places
    .flatMap(({ ids }) => valuesAt(slide, ids))
    .filter((id) => typeof id === 'string' && id !== '')
    .map(String)
}

/** Returns signed addresses of the existing files, valid for an hour. */
async function signFiles(
  deps: Pick<Deps, 'media' | 'clock' | 'tokenKeys'>,
  workspaceId: string,
  mediaIds: readonly string[],
): Promise<RoomPost['files']> {
  const found = await deps.media.getMany(workspaceId, [...new Set(mediaIds)])
  return found.map(({ id, mime }) => ({ mediaId: id, mime, url: mediaAddress(deps, { workspaceId, mediaId: id }).url }))
}
