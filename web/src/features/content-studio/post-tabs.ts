import { z } from 'zod'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'

export const POST_TABS = ['all', 'drafts', 'scheduled', 'attention', 'published'] as const
export type PostTab = (typeof POST_TABS)[number]

/** The lifecycles that a tab shows; null for all of them. */
export const TAB_LIFECYCLES = {
  all: null,
  drafts: ['draft'],
  scheduled: ['scheduled', 'sending'],
  attention: ['attention'],
  published: ['published'],
} as const satisfies Record<PostTab, readonly Lifecycle[] | null>

const tabSchema = z.enum(POST_TABS).catch('all')

/** Reads the tab out of the address; anything unknown is "all". */
export function parseTab(value: string | null): PostTab {
  return tabSchema.parse(value)
}
