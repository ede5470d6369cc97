import type { ImageType, VideoType } from '../media/media-type.ts'
import type { TextUnit } from '../text/text-units.ts'
import type { AuthRules, SettingField } from './contract-fields.ts'

/** Minimum and maximum, both inclusive. */
export type Range = readonly [min: number, max: number]

export type TextRules = {
  max: number
  unit: TextUnit
  maxBytes: number | null
  /** Number of characters that every link counts as; null if its real length counts. */
  linkLength: number | null
  /** Characters that are escaped when sent, and therefore count as two. */
  escaped: string
  /**
   * True if the text is counted as Mastodon's servers count it: only links with a scheme get the fixed length, and mentions of accounts on other
   * servers count only with their name.
   */
  isFederated?: boolean
  /** Text setting that is counted together with the text of the post. */
  withSetting?: string
}

export type ImageRules = {
  max: number
  types: readonly ImageType[]
  maxBytes: number
  maxPixels: number | null
  maxWidth: number | null
  /** Width divided by height; null if any is allowed. */
  ratio: Range | null
}

export type VideoRules = {
  max: number
  types: readonly VideoType[]
  maxBytes: number
  /** Minimum and maximum duration, in milliseconds. */
  duration: Range
  ratio: Range | null
  /**
   * Cover of a video: a selected frame that is shown until the video is played. It is sent as a `picture` of the post, or as its time in seconds in a
   * setting. Omitted if the network chooses the cover.
   */
  cover?: { as: 'picture' } | { as: 'second'; setting: string }
  /** Rules for captions; omitted if videos can have none. */
  captions?: CaptionRules
}

/** Maximum number of caption languages per video (null: no limit), and the file format. */
export type CaptionRules = { languages: number | null; format: 'vtt' | 'srt' }

export type DocumentRules = { max: number; maxBytes: number; maxPages: number }

export type MediaRules = {
  /** True if a post needs a file; `video`: the file must be a video. */
  required: boolean | 'video'
  /** Maximum number of files in one post, all kinds together. */
  max: number
  /** True if one post can contain both images and videos. */
  mixed: boolean
  altMax: number
  images: ImageRules | null
  video: VideoRules | null
  document: DocumentRules | null
  /** True if the network stores addresses of files instead of the files, so that they must not expire soon. */
  keepsAddresses?: boolean
}

/** A rate limit of a network for `posts` or all `requests`: per channel, per operator's app, or for all channels on one server of the network. */
export type RateRule = {
  scope: 'channel' | 'app' | 'network'
  calls: 'posts' | 'requests'
  max: number
  /** Length of the time window, in milliseconds. */
  window: number
  /** Setting and option to which the limit applies; if omitted, it applies to all posts. */
  only?: { setting: string; option: string }
}

export type PostFigure = 'likes' | 'reposts' | 'replies' | 'views' | 'clicks'

/**
 * Limits and features of a network, as dated data. Composer, checks, preview, connecting, publisher and simulated networks all use it. Times are in
 * milliseconds, sizes in bytes, money in micro-dollars.
 */
export type PlatformContract = {
  platform: string
  /** The network's own name. */
  name: string
  /** Incremented when a fact changes. Part of the storage key of images fitted for the network, so that they are created again. */
  version: number
  /** ISO date on which the facts were last compared with `sources`. */
  verifiedAt: string
  sources: readonly string[]
  /** The dated version of the network's API in use, and the ISO date on which it ends. Omitted if the API has no versions. */
  interface?: { version: string; endsOn: string }
  text: TextRules
  /** Rules for titles, or null if posts have none. `forbidden`: characters that the title must not contain. */
  title: { max: number; required: boolean; forbidden: string } | null
  media: MediaRules
  /** Maximum number of posts in one thread, including the first. */
  thread: { max: number } | null
  /**
   * Rules for the first comment below the post, or null if there is none. `scopes`: one of them must be granted for it; omitted if posting needs no
   * further scope.
   */
  comment: { max: number; images: number; scopes?: readonly string[] } | null
  poll: { maxOptions: number; optionMax: number; withMedia: boolean; duration: Range } | null
  hashtagsMax: number | null
  mentionsMax: number | null
  /** Position at which a feed truncates the text; null if it never does. */
  fold: { characters: number; lines: number } | null
  habits: Habits
  auth: AuthRules
  /** Settings per channel, which a post can override. */
  settings: readonly SettingField[]
  /** Steps of a delivery, in order. */
  steps: readonly ('upload' | 'container' | 'poll' | 'publish')[]
  /** Maximum time that the network may process media before the post counts as failed. */
  processingMax: number
  /** Mechanism that prevents a repeated publish call from duplicating the post. */
  idempotency: 'record_key' | 'header' | 'container' | 'none'
  /** True if a lookup by record key proves both presence and absence. */
  lookupIsDefinitive: boolean
  /** Time after a call during which its post may still be missing from a lookup. */
  visibilityDelay: number
  rates: readonly RateRule[]
  /** Metrics that the network can report: for posts, and `followers` for channels. */
  figures: { posts: readonly PostFigure[]; followers: boolean }
  cost: { post: number; postWithLink: number } | null
}

/**
 * Conventions of a network, not its rules: a post is adapted to a channel by them, and each adaptation can be turned off for one post.
 */
type Habits = {
  /** Place for a link at the end of a text. */
  links: 'text' | 'comment'
  /** True if a link in a text is shown as plain text and is not clickable. */
  deadLinks?: true
  /** Place for a block of hashtags at the end of a text. */
  hashtags: 'text' | 'comment'
  /** Form in which a text mentions an account: by its handle, or by its name if a handle in a text sent by an app is not linked. */
  mentions: 'handle' | 'name'
  /** True if the posts of a thread show their number and the total. */
  numbering: boolean
  /** Approximate length in characters up to which people read posts to the end; null if not known. */
  length: number | null
  /** Usual maximum number of hashtags; null if hashtags are not linked. */
  tags: number | null
}
