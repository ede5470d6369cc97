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

type Code = ContentProblem['code']

type Sentences = { [C in Code]: (problem: Extract<ContentProblem, { code: C }>) => string }

const SECOND = 1000

const MB = 1_000_000

const SENTENCES: Sentences = {
  empty: () => 'This post has no text and no image.',
  text_too_long: ({ count, max }) => `The text has ${count} characters; up to ${max} are allowed.`,
  text_too_heavy: ({ bytes, max }) => `The text has ${bytes} bytes; up to ${max} are allowed.`,
  too_many_hashtags: ({ count, max }) => `There are ${count} hashtags; up to ${max} are allowed.`,
  too_many_mentions: ({ count, max }) => `There are ${count} mentions; up to ${max} are allowed.`,
  title_missing: () => 'A title is needed.',
  title_too_long: ({ count, max }) => `The title has ${count} characters; up to ${max} are allowed.`,
  title_characters: ({ found }) => `The title must not contain ${found}.`,
  media_missing: () => 'An image or video is needed.',
  video_missing: () => 'A video is needed.',
  media_mixed: () => 'Images, videos and documents cannot go into one post.',
  media_kind: ({ kind }) => `A post cannot have a file of this kind (${kind}).`,
  too_many_files: ({ count, max }) => `There are ${count} files; up to ${max} are allowed.`,
  too_many_images: ({ count, max }) => `There are ${count} images; up to ${max} are allowed.`,
  too_many_videos: ({ count, max }) => `There are ${count} videos; up to ${max} are allowed.`,
  too_many_documents: ({ count, max }) => `There are ${count} documents; up to ${max} are allowed.`,
  image_type: () => 'An image has a format that is not accepted.',
  image_shape: ({ min, max }) => `An image must be between ${min} and ${max} times as wide as it is high.`,
  video_type: () => 'A video has a format that is not accepted.',
  video_too_large: ({ max }) => `A video takes more than ${max / MB} MB.`,
  video_length: ({ min, max }) => `A video must be ${min / SECOND} to ${max / SECOND} seconds long.`,
  video_shape: ({ min, max }) => `A video must be between ${min} and ${max} times as wide as it is high.`,
  document_too_large: ({ max }) => `A document takes more than ${max / MB} MB.`,
  document_too_long: ({ pages, max }) => `A document has ${pages} pages; up to ${max} are allowed.`,
  alt_too_long: ({ count, max }) => `An image description has ${count} characters; up to ${max} are allowed.`,
  setting_missing: () => 'A required setting of the channel has no value yet.',
  setting_invalid: ({ key }) => `The setting ${key} has a value that the network would refuse.`,
  setting_with_files: ({ key, max }) => `The setting ${key} goes with at most ${max} files.`,
  thread_not_taken: () => 'Threads are not possible here.',
  thread_too_long: ({ count, max }) => `The thread has ${count} posts; up to ${max} are allowed.`,
  comment_not_taken: () => 'A first comment is not possible here.',
  comment_too_long: ({ count, max }) => `The first comment has ${count} characters; up to ${max} are allowed.`,
  poll_not_taken: () => 'Polls are not possible here.',
  poll_options: ({ max }) => `A poll has 2 to ${max} options.`,
  poll_option_too_long: ({ max }) => `An option of a poll has at most ${max} characters.`,
  poll_duration: ({ min, max }) => `A poll lasts ${min / SECOND} to ${max / SECOND} seconds.`,
  poll_with_media: () => 'A poll cannot have images or videos.',
}

/** Returns the reason why a network would refuse the content, for API callers; the client has its own sentences. */
function contentSentence(problem: ContentProblem): string {
  return sentenceOf(problem.code, problem)
}

function sentenceOf<C extends Code>(code: C, problem: Extract<ContentProblem, { code: C }>): string {
  return SENTENCES[code](problem)
}
