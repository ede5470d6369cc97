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
import { pollOf, threadOf, checkPost, followingParts } from '@postwright/core/posts/thread-parts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { ContentProblem } from '@postwright/core/publishing/content-problem'

type Files = PublishContent['media']
type FrozenPost = Pick<PostDraft, 'text' | 'title' | 'comment' | 'settings' | 'linkCard'> &
  Pick<PublishContent, 'poll'> & { media: Files; thread: { text: string; media: Files }[] }

/** A part that follows the post on one channel. */
export type FrozenPart = { kind: PartKind; index: number; content: PublishContent }
export type FrozenChannel = { connection: Connection; content: PublishContent; parts: FrozenPart[] }

/** Draft in the form for one channel, with the file data that networks need. */
export type ChannelPost = { connection: Connection; post: FrozenPost }

type Wanted = {
  post: Post
  channels: readonly Connection[]
  /** True for display only: deleted files are left out. */
  isShown?: boolean
}

/**
 * Returns the draft in the form for each channel. A file that several channels use is read once.
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
 * Freezes the content for each channel, with the following parts.
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

/** Freezes the content for one channel, even if its network would refuse it. */
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

/** Returns the files, with captions limited to the number of languages that the network accepts. */
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

const SENTENCES: Record<ContentProblem['code'], string> = DETAIL_WORDS.content

/** Returns the reason why a network would refuse the content, for API callers; the client has its own sentences. */
export function contentSentence(problem: ContentProblem): string {
  return fillWords(SENTENCES[problem.code], valuesOf(problem))
}

const SECOND = 1000

const MB = 1_000_000

/** Returns the values of a problem's sentence: lengths of time in seconds, and sizes of files in megabytes. */
function valuesOf(problem: ContentProblem): Record<string, string | number> {
  if (problem.code === 'video_too_large' || problem.code === 'document_too_large') return { max: problem.max / MB }
  if (problem.code === 'video_length' || problem.code === 'poll_duration') {
    return { min: problem.min / SECOND, max: problem.max / SECOND }
  }
  return problem
}
