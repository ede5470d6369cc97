import type { PlatformContract } from '../platforms/platform-contract.ts'
import type { ChannelSettings } from '../platforms/channel-facts.ts'
import type { CheckedMedia } from '../publishing/check-media.ts'
import type { Poll } from '../publishing/content.ts'
import type { FittedPost } from './fitted-post.ts'

/** Who is mentioned in posts, with the handle of each on the networks. */
export type ContactBook = readonly {
  name: string
  handles: readonly { platform: string; handle: string }[]
}[]

/** Everything besides the words that decides how a post is fitted to one channel. */
export type FitContext = {
  /** What the channel allows, its own limits included. */
  contract: PlatformContract
  book: ContactBook
  /** What is known of files, by id; files that are not in it stay where they are. */
  files: ReadonlyMap<string, Omit<CheckedMedia, 'mediaId' | 'alt'>>
  poll: Poll | null
  settings: ChannelSettings
}

/** Records a change and says whether it is made: false for one that was left out. */
export type Propose = (change: Omit<Change, 'isTaken'>) => boolean

/** One rule by which posts are fitted. What it has made it finds nothing more to change in. */
export type Rule = (post: FittedPost, context: FitContext, propose: Propose) => FittedPost

/** The part of a post that a change is about. */
type ChangedPart = 'text' | 'title' | 'comment' | 'thread' | 'media'

/** Why a post is changed for a channel: the rule that asks for it, with its numbers. */
export type ChangeReason =
  /** The contact has a handle on this network. */
  | { code: 'handle_here' }
  /** The contact has none here, so that the one in the text would name another account. */
  | { code: 'handle_missing' }
  /** A handle in a text leads nowhere here. */
  | { code: 'names_only' }
  | { code: 'title_required' }
  | { code: 'title_limit'; count: number; max: number }
  | { code: 'title_characters'; found: string }
  | { code: 'links_in_comment' }
  | { code: 'hashtags_in_comment' }
  | { code: 'hashtag_limit'; count: number; max: number }
  | { code: 'mention_limit'; count: number; max: number }
  | { code: 'threads_missing' }
  | { code: 'thread_limit'; count: number; max: number }
  | { code: 'comments_missing' }
  | { code: 'text_limit'; count: number; max: number }
  | { code: 'bytes_limit'; count: number; max: number }
  | { code: 'files_limit'; count: number }
  | { code: 'files_mixed' }
  | { code: 'files_with_poll' }
  | { code: 'thread_numbered'; count: number }

type ChangeKind =
  | 'mention_mapped'
  | 'title_made'
  | 'title_shortened'
  | 'title_cleaned'
  | 'link_moved'
  | 'hashtags_moved'
  | 'hashtag_plain'
  | 'mention_plain'
  | 'thread_joined'
  | 'parts_joined'
  | 'comment_joined'
  | 'text_split'
  | 'files_moved'
  | 'parts_numbered'

/** One change that fits a post to a channel. Its id stays the same when the post is fitted again, with or without the others. */
export type Change = {
  id: string
  kind: ChangeKind
  where: ChangedPart
  before: string
  after: string
  reason: ChangeReason
  /** False for one that was left out; the changes after it were made without it. */
  isTaken: boolean
}
