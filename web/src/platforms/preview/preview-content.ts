import type { MediaKind } from '@postwright/core/media/media-kind'
import type { MediaType } from '@postwright/core/media/media-type'
import type { ChannelSettings } from '@postwright/core/platforms/channel-facts'
import type { Poll } from '@postwright/core/publishing/content'
import type { Fold } from './fold-text.ts'

/** A file of a post with its known properties: a file being uploaded has no address yet. */
export type PreviewFile = {
  key: string
  kind: MediaKind
  mime: MediaType | null
  url: string | null
  alt: string
  /** Width divided by height. */
  ratio: number | null
  durationMs: number | null
  pages: number | null
  name: string
  state: 'loading' | 'uploading' | 'ready' | 'missing'
  /** Upload progress from 0 to 1. */
  progress: number
}

/** The post, a later part of its thread, or its first comment. */
export type PreviewPart = { text: string; files: readonly PreviewFile[] }

/** A post as published to one channel. */
export type PreviewContent = {
  post: PreviewPart
  title: string
  /** Posts that follow as a thread. */
  replies: readonly PreviewPart[]
  comment: PreviewPart | null
  poll: Poll | null
  /** Complete settings of this channel. */
  settings: ChannelSettings
  /** True if the post may show a card of its first link. */
  linkCard: boolean
  /** Limits at which the network's feed cuts the text off; null if there are none. */
  fold: Fold | null
}

/** Returns whether a post has nothing to show yet. */
export function isEmpty({ post, title, poll, replies }: PreviewContent): boolean {
  return (
    [post.text, title].every((words) => words.trim() === '') && post.files.length === 0 && !poll && replies.length === 0
  )
}
