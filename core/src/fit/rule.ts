import type { PlatformContract } from '../platforms/platform-contract.ts'
import type { ChannelSettings } from '../platforms/channel-facts.ts'
import type { CheckedMedia } from '../publishing/check-media.ts'
import type { Poll } from '../publishing/content.ts'
import type { FittedPost } from './fit-content.ts'

/** Contacts that posts mention, with their handles on the networks. */
export type ContactBook = readonly {
  name: string
  handles: readonly { platform: string; handle: string }[]
}[]

/** Data besides the text that determines how a post is fitted to one channel. */
export type FitContext = {
  /** Limits of the channel, including its own. */
  contract: PlatformContract
  book: ContactBook
  /** Known data of files, by id; unknown files stay where they are. */
  files: ReadonlyMap<string, Omit<CheckedMedia, 'mediaId' | 'alt'>>
  poll: Poll | null
  settings: ChannelSettings
}

/** Records a change and returns whether to make it: false for a change that was left out. */
export type Propose = (change: Omit<Change, 'isTaken'>) => boolean

/** One rule that fits posts. Idempotent: applied to its own result, it changes nothing. */
export type Rule = (post: FittedPost, context: FitContext, propose: Propose) => FittedPost

/** The part of a post that a change affects. */
type ChangedPart = 'text' | 'title' | 'comment' | 'thread' | 'media'

/** Reason for a change: the rule that requires it, with its numbers. */
export type ChangeReason =
  /** The contact has a handle on this network. */
  | { code: 'handle_here' }
  /** The contact has no handle on this network, so the handle in the text would mention another account. */
  | { code: 'handle_missing' }
  /** Handles have no link target on this network. */
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

/** One change that fits a post to a channel. Its id stays the same when the post is fitted again, with or without the other changes. */
export type Change = {
  id: string
  kind: ChangeKind
  where: ChangedPart
  before: string
  after: string
  reason: ChangeReason
  /** False for a change that was left out; later changes were made without it. */
  isTaken: boolean
}
