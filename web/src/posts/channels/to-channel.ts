import { createContext } from 'react'
import type { PostDraft } from '@postwright/core/model/post'
import type { Platform } from '@postwright/core/platforms/platform'
import { channelDraft } from '@postwright/core/posts/channel-versions'

/** Makes of a draft what one channel publishes. */
export type ToChannel = (draft: PostDraft, channel: { id: string; platform: Platform }) => PostDraft

/** For posts without a campaign: the draft with what the channel has of its own. */
export const asWritten: ToChannel = (draft, { id }) => channelDraft(draft, id)

/** The way for the post that is open: with the UTM of its campaign once that is known. */
export const ToChannelContext = createContext<ToChannel>(asWritten)
