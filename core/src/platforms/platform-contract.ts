import type { ImageType, VideoType } from '../media/media-type.ts'
import type { TextUnit } from '../text/text-units.ts'
import type { AuthRules, SettingField } from './contract-fields.ts'

/** A lowest and a highest value, both allowed. */
export type Range = readonly [min: number, max: number]

export type TextRules = {
  max: number
  unit: TextUnit
  maxBytes: number | null
  /** What a link counts, whatever its length; null: as long as it is. */
  linkLength: number | null
  /** Characters that are escaped on the way: each counts two. */
  escaped: string
  /** Counted as Mastodon's servers do: links by their scheme only, mentions of other servers by their name. */
  isFederated?: boolean
  /** A text setting of the post that counts with its text. */
  withSetting?: string
}

export type ImageRules = {
  max: number
  types: readonly ImageType[]
  maxBytes: number
  maxPixels: number | null
  maxWidth: number | null
  /** Width divided by height; null: any. */
  ratio: Range | null
}

export type VideoRules = {
  max: number
  types: readonly VideoType[]
  maxBytes: number
  /** Milliseconds. */
  duration: Range
  ratio: Range | null
  /**
   * Where a chosen frame stands for a video until it is played: sent as a `picture` of the post, or named by its second in a
   * setting. Left out where the network chooses.
   */
  cover?: { as: 'picture' } | { as: 'second'; setting: string }
  /** Left out where none go with a video. */
  captions?: CaptionRules
}

/** In how many languages captions go with a video, null: in all that it has, and as which files. */
export type CaptionRules = { languages: number | null; format: 'vtt' | 'srt' }

export type DocumentRules = { max: number; maxBytes: number; maxPages: number }

export type MediaRules = {
  /** Whether a post needs a file; `video`: one that is a video. */
  required: boolean | 'video'
  /** Most files in one post, of all kinds together. */
  max: number
  /** Whether pictures and videos go into one post. */
  mixed: boolean
  altMax: number
  images: ImageRules | null
  video: VideoRules | null
  document: DocumentRules | null
  /** Whether the network keeps addresses of files instead of the files, so that they must not end soon. */
  keepsAddresses?: boolean
}

/** How often a network lets itself be called; `posts` or any `requests`, per channel, per operator's app or altogether. */
export type RateRule = {
  scope: 'channel' | 'app' | 'network'
  calls: 'posts' | 'requests'
  max: number
  /** Milliseconds. */
  window: number
  /** Counts only posts for which a setting has this option. */
  only?: { setting: string; option: string }
}

export type PostFigure = 'likes' | 'reposts' | 'replies' | 'views' | 'clicks'

/**
 * What a network allows, as dated data. Composer, checks, preview, connecting, publisher and fakes all read it. Times are
 * milliseconds, sizes bytes, money micro-dollars.
 */
export type PlatformContract = {
  platform: string
  /** The network's own name. */
  name: string
  /** Grows when a fact changes; stored with nothing, shown in the connection's details. */
  version: number
  /** ISO date on which the facts were last compared with `sources`. */
  verifiedAt: string
  sources: readonly string[]
  /** The dated version of its interface that is called, and the ISO date on which it ends. Left out where there are none. */
  interface?: { version: string; endsOn: string }
  text: TextRules
  /** `forbidden`: characters that it must not hold. */
  title: { max: number; required: boolean; forbidden: string } | null
  media: MediaRules
  /** Most posts of one thread, the first included. */
  thread: { max: number } | null
  /** The first comment below the post. `scopes`: one of them has to be granted for it; left out where posting is enough. */
  comment: { max: number; images: number; scopes?: readonly string[] } | null
  poll: { maxOptions: number; optionMax: number; withMedia: boolean; duration: Range } | null
  hashtagsMax: number | null
  mentionsMax: number | null
  /** Where a feed cuts the text off; null where it never does. */
  fold: { characters: number; lines: number } | null
  habits: Habits
  auth: AuthRules
  /** What a person chooses per channel, and per post where it differs. */
  settings: readonly SettingField[]
  /** What a delivery does there, in order. */
  steps: readonly ('upload' | 'container' | 'poll' | 'publish')[]
  /** How long the network may process media before the post counts as failed. */
  processingMax: number
  /** How a repeated publish call is kept from doubling the post. */
  idempotency: 'record_key' | 'header' | 'container' | 'none'
  /** True when a lookup by record key proves presence and absence alike. */
  lookupIsDefinitive: boolean
  /** How long after a call what it stored may still be missing from a lookup. */
  visibilityDelay: number
  rates: readonly RateRule[]
  /** The figures that it tells at most: of posts, and whether of the followers of a channel. */
  figures: { posts: readonly PostFigure[]; followers: boolean }
  cost: { post: number; postWithLink: number } | null
}

/**
 * How people write on a network where it refuses neither way. A post is fitted to a channel by these, and each can be left out
 * for one post: none of them is a rule of the network.
 */
type Habits = {
  /** Where a link at the end of a text stands. */
  links: 'text' | 'comment'
  /** A link in a text is shown as plain letters, and cannot be followed. */
  deadLinks?: true
  /** Where a block of hashtags at the end of a text stands. */
  hashtags: 'text' | 'comment'
  /** How a text names an account: by its handle, or by its name, where a handle in a text that an app sends leads nowhere. */
  mentions: 'handle' | 'name'
  /** Whether the posts of a thread say which of how many they are. */
  numbering: boolean
  /** About how many characters people read to the end of; null where none are known. */
  length: number | null
  /** How many hashtags are usual at most; null where they lead nowhere. */
  tags: number | null
}
