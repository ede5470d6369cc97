import { createContext } from 'react'
import type { PostDraft } from '@postwright/core/model/post'
import type { Platform } from '@postwright/core/platforms/platform'
import { channelDraft } from '@postwright/core/posts/channel-versions'

/** Returns the version of a draft that one channel publishes. */
export type ToChannel = (draft: PostDraft, channel: { id: string; platform: Platform }) => PostDraft

/** For posts without a campaign: returns the draft with the channel's overrides. */
export const asWritten: ToChannel = (draft, { id }) => channelDraft(draft, id)

/** Converter for the open post, which adds the UTM parameters of its campaign once they are known. */
export const ToChannelContext = createContext<ToChannel>(asWritten)
