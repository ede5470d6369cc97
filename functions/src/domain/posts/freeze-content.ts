import type { Connection } from '@postwright/core/model/connection'
import type { Post, PostDraft } from '@postwright/core/model/post'
import type { PartKind } from '@postwright/core/model/variant'
import { CAPTIONS_LANGUAGES_MAX } from '@postwright/core/limits'
import { isVideo } from '@postwright/core/media/media-kind'
import { contractFor } from '@postwright/core/platforms/contract-for'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { publishedDraft } from '@postwright/core/campaigns/published-draft'
import { effectiveSettings, ownSettings, withoutLinkCard } from '@postwright/core/posts/clean-settings'
import type { PublishContent } from '@postwright/core/publishing/content'
import { checkPost, followingParts } from '@postwright/core/posts/split-post'
import { pollOf, threadOf } from '@postwright/core/posts/thread-of'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'
import { contentSentence } from './content-sentence.ts'

type Files = PublishContent['media']
type FrozenPost = Pick<PostDraft, 'text' | 'title' | 'comment' | 'settings' | 'linkCard'> &
  Pick<PublishContent, 'poll'> & { media: Files; thread: { text: string; media: Files }[] }

/** A part that follows the post on one channel. */
export type FrozenPart = { kind: PartKind; index: number; content: PublishContent }
export type FrozenChannel = { connection: Connection; content: PublishContent; parts: FrozenPart[] }

/** The draft of each channel with the facts of its files that networks need. */
export type ChannelPost = { connection: Connection; post: FrozenPost }

type Wanted = {
  post: Post
  channels: readonly Connection[]
  /** It is only looked at: files that are gone are left out. */
  isShown?: boolean
}

/**
 * The draft as each channel will get it. A file that several channels have is read once.
 * @throws `media_missing`
 */
export async function freezePostIn(
  deps: Pick<Deps, 'media' | 'campaigns'>,
  tx: Tx,
  workspaceId: string,
  { post, channels, isShown = false }: Wanted,
): Promise<ChannelPost[]> {
  const campaign = post.campaignId === '' ? null : await deps.campaigns.getIn(tx, workspaceId, post.campaignId)
  const drafts = channels.map((connection) => ({ connection, draft: publishedDraft(post, connection, campaign) }))
  const used = drafts.flatMap(({ draft }) => [...draft.media, ...draft.threadMedia]).map(({ mediaId }) => mediaId)
  const found = new Map(
    await Promise.all([...new Set(used)].map(async (id) => [id, await deps.media.getIn(tx, workspaceId, id)] as const)),
  )
  const freeze = (files: PostDraft['media']): Files =>
    files.flatMap(({ mediaId, alt }) => {
      const file = found.get(mediaId)
      if (!file && isShown) return []
      if (!file) throw new AppError('media_missing', { message: `media ${mediaId} of post ${post.id}` })
      const { mime, bytes, width, height, durationMs, pages, captions } = file
      return [{ mediaId, alt, mime, bytes, width, height, durationMs, pages, ...(isVideo(file) && { captions }) }]
    })
  return drafts.map(({ connection, draft }) => {
    const { text, title, comment, settings, linkCard } = draft
    const thread = threadOf(draft).map((part) => ({ text: part.text, media: freeze(part.media) }))
    const words = { text, title, comment, settings, linkCard }
    return { connection, post: { ...words, poll: pollOf(draft), thread, media: freeze(draft.media) } }
  })
}

/**
 * What goes out on each channel, with the parts that follow.
 * @throws `content_refused`, with a sentence per channel that would refuse it
 */
export function freezeFor(channels: readonly ChannelPost[]): FrozenChannel[] {
  const refusals = channels.flatMap(({ connection, post }) => {
    const settings = settingsOf(connection, post)
    const problems = checkPost(contractFor(connection), { ...post, settings })
    return problems.length > 0 ? [[connection.id, problems.map(contentSentence).join(' ')]] : []
  })
  if (refusals.length > 0) throw new AppError('content_refused', { fields: Object.fromEntries(refusals) })
  return channels.map(freezeOn)
}

/** Freezes the content for one channel, whether or not its network would take it. */
export function freezeOn({ connection, post }: ChannelPost): FrozenChannel {
  const contract = contractFor(connection)
  const settings = settingsOf(connection, post)
  const { text, poll } = post
  const title = contract.title ? post.title : ''
  const parts = followingParts(contract, post).map((part, place) => ({
    kind: part.kind,
    index: place + 1,
    content: { text: part.text, media: takenFiles(contract, part.media), title: '', poll: null, settings },
  }))
  return { connection, content: { text, media: takenFiles(contract, post.media), title, poll, settings }, parts }
}

/** The files with as many languages of their captions as the network takes. */
function takenFiles({ media: { video } }: PlatformContract, files: Readonly<Files>): Files {
  const rules = video?.captions
  const languages = rules ? (rules.languages ?? CAPTIONS_LANGUAGES_MAX) : 0
  return files.map((file) => (file.captions ? { ...file, captions: file.captions.slice(0, languages) } : file))
}

function settingsOf(connection: Connection, { settings, linkCard }: FrozenPost) {
  const contract = contractFor(connection)
  const chosen = effectiveSettings(contract, connection, ownSettings(contract, settings, connection.id))
  return linkCard ? chosen : withoutLinkCard(contract, chosen)
}
