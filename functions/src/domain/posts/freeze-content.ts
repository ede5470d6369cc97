import type { Connection } from '@postwright/core/model/connection'
import type { Post, PostDraft } from '@postwright/core/model/post'
import type { PartKind } from '@postwright/core/model/variant'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { effectiveSettings, ownSettings } from '@postwright/core/publishing/clean-settings'
import type { PublishContent } from '@postwright/core/publishing/content'
import { checkPost, followingParts } from '@postwright/core/publishing/split-post'
import { pollOf, threadOf } from '@postwright/core/publishing/thread-of'
import type { Deps, Tx } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import { contentSentence } from './content-sentence.ts'

type Files = PublishContent['media']
type FrozenPost = Pick<Post, 'text' | 'title' | 'comment' | 'settings'> &
  Pick<PublishContent, 'poll'> & { media: Files; thread: { text: string; media: Files }[] }

/** A part that follows the post on one channel. */
export type FrozenPart = { kind: PartKind; index: number; content: PublishContent }
export type FrozenChannel = { connection: Connection; content: PublishContent; parts: FrozenPart[] }

/**
 * The draft as it will be published: text, and files with the facts that networks need.
 * @throws `media_missing`
 */
export async function freezePostIn(
  deps: Pick<Deps, 'media'>,
  tx: Tx,
  workspaceId: string,
  post: Post,
): Promise<FrozenPost> {
  const freeze = (files: PostDraft['media']) =>
    Promise.all(
      files.map(async ({ mediaId, alt }) => {
        const found = await deps.media.getIn(tx, workspaceId, mediaId)
        if (!found) throw new AppError('media_missing', { message: `media ${mediaId} of post ${post.id}` })
        const { mime, bytes, width, height, durationMs, pages } = found
        return { mediaId, alt, mime, bytes, width, height, durationMs, pages }
      }),
    )
  const { text, title, comment, settings } = post
  const thread = await Promise.all(
    threadOf(post).map(async (part) => ({ text: part.text, media: await freeze(part.media) })),
  )
  return { text, title, comment, settings, poll: pollOf(post), thread, media: await freeze(post.media) }
}

/**
 * What goes out on each channel, with the parts that follow.
 * @throws `content_refused`, with a sentence per channel that would refuse it
 */
export function freezeFor(channels: readonly Connection[], post: FrozenPost): FrozenChannel[] {
  const refusals = channels.flatMap((channel) => {
    const settings = settingsOf(channel, post)
    const problems = checkPost(contractFor(channel), { ...post, settings })
    return problems.length > 0 ? [[channel.id, problems.map(contentSentence).join(' ')]] : []
  })
  if (refusals.length > 0) throw new AppError('content_refused', { fields: Object.fromEntries(refusals) })
  return channels.map((connection) => freezeOn(connection, post))
}

function freezeOn(connection: Connection, post: FrozenPost): FrozenChannel {
  const contract = contractFor(connection)
  const settings = settingsOf(connection, post)
  const { text, media, poll } = post
  const title = contract.title ? post.title : ''
  const parts = followingParts(contract, post).map((part, place) => ({
    kind: part.kind,
    index: place + 1,
    content: { text: part.text, media: [...part.media], title: '', poll: null, settings },
  }))
  return { connection, content: { text, media, title, poll, settings }, parts }
}

function settingsOf(connection: Connection, { settings }: FrozenPost) {
  const contract = contractFor(connection)
  return effectiveSettings(contract, connection, ownSettings(contract, settings, connection.id))
}
