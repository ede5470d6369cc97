import type { DocumentBase } from '@postwright/core/model/document'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { SandboxChannel, SandboxPost } from '@postwright/core/model/sandbox'
import type { Tx } from './documents.ts'
import type { CanaryDay, CanaryPost, CanaryRun } from '@postwright/core/model/canary'

export type FeedPlace = { workspaceId: string; feedId: string }

/** A public feed hosted by the product. */
export type Feed = DocumentBase & { name: string }

export type FeedItem = DocumentBase & {
  title: string
  text: string
  media: Pick<PublishContent['media'][number], 'mediaId' | 'alt' | 'mime' | 'bytes'>[]
  publishedAt: number
}

/** Feeds hosted by the product. `add` stores an item once, even if called repeatedly with its ID. */
export type Feeds = {
  save: (place: FeedPlace, feed: Feed) => Promise<void>
  get: (place: FeedPlace) => Promise<Feed | null>
  add: (place: FeedPlace, item: FeedItem) => Promise<void>
  item: (place: FeedPlace, id: string) => Promise<FeedItem | null>
  /** Returns the newest items of a feed, latest first. */
  latest: (place: FeedPlace, limit: number) => Promise<FeedItem[]>
  /** Deletes the feed with all its items. */
  delete: (place: FeedPlace) => Promise<void>
}

/** Settings and posts of the sandbox network. */
export type SandboxStore = {
  getChannel: (wid: string, id: string) => Promise<SandboxChannel | null>
  getChannelIn: (tx: Tx, wid: string, id: string) => Promise<SandboxChannel | null>
  createChannelIn: (tx: Tx, wid: string, channel: SandboxChannel) => void
  updateChannelIn: (
    tx: Tx,
    wid: string,
    channel: SandboxChannel,
    patch: Partial<Pick<SandboxChannel, 'mode' | 'lookup'>>,
  ) => SandboxChannel
  getPost: (wid: string, id: string) => Promise<SandboxPost | null>
  /** Returns false when the ID already exists. */
  createPost: (wid: string, post: SandboxPost) => Promise<boolean>
  /** Counts another call with the same record key; the post itself stays unchanged. */
  countCall: (wid: string, id: string) => Promise<void>
}

/** Canary posts in progress, and the results of earlier ones by day. */
export type CanaryStore = {
  getIn: (tx: Tx, recordKey: string) => Promise<CanaryPost | null>
  createIn: (tx: Tx, post: CanaryPost) => void
  /** Counts another call of the channel for a post. */
  countReceiptIn: (tx: Tx, post: CanaryPost) => void
  deleteIn: (tx: Tx, recordKey: string) => void
  listOpen: (limit: number) => Promise<CanaryPost[]>
  get: (recordKey: string) => Promise<CanaryPost | null>
  getDay: (day: string) => Promise<CanaryDay | null>
  getDayIn: (tx: Tx, day: string) => Promise<CanaryDay | null>
  /** Adds a run to its day, which the transaction has read. */
  addRunIn: (tx: Tx, day: string, stored: CanaryDay | null, run: CanaryRun) => void
  /** Removes days before `day`. */
  deleteDaysBefore: (day: string, limit: number) => Promise<void>
}

/** Internal channel that receives canary posts. */
export type CanaryChannel = {
  /** Counts a call; returns false for an unknown key. */
  receive: (recordKey: string) => Promise<boolean>
  hasReceived: (recordKey: string) => Promise<boolean>
}
