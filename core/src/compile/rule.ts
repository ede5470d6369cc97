import type { PlatformContract } from '../platforms/platform-contract.ts'
import type { ChannelSettings } from '../platforms/channel-facts.ts'
import type { CheckedMedia } from '../publishing/check-media.ts'
import type { Poll } from '../publishing/poll.ts'
import type { Change } from './change.ts'
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
