import { z } from 'zod'
import type { Lifecycle } from '@postwright/core/publishing/lifecycle'
import type { PostDraft } from '@postwright/core/model/post'
import { hasWords } from '@/documents/has-words.ts'

export const POST_TABS = ['all', 'drafts', 'scheduled', 'attention', 'published'] as const

export type PostTab = (typeof POST_TABS)[number]

/** The lifecycles of each tab; null for all. */
export const TAB_LIFECYCLES = {
  all: null,
  drafts: ['draft'],
  scheduled: ['scheduled', 'sending'],
  attention: ['attention'],
  published: ['published'],
} as const satisfies Record<PostTab, readonly Lifecycle[] | null>

const tabSchema = z.enum(POST_TABS).catch('all')

/** Reads the tab from the address; an unknown value is "all". */
export function parseTab(value: string | null): PostTab {
  return tabSchema.parse(value)
}

const POST_SORTS = ['created', 'edited', 'next', 'published'] as const
export type PostSort = (typeof POST_SORTS)[number]

/** Sort orders of each tab, the default first: by a time that all of its posts have. */
export const TAB_SORTS = {
  all: ['created', 'edited'],
  drafts: ['created', 'edited'],
  scheduled: ['next', 'created', 'edited'],
  attention: ['created', 'edited'],
  published: ['published', 'created', 'edited'],
} as const satisfies Record<PostTab, readonly PostSort[]>

/** Tab, sort order and search words of a list of posts. */
export type PostView = { tab: PostTab; sort: PostSort; words: string }

const MOST_WORDS = 200
const wordsSchema = z.string().max(MOST_WORDS).catch('')

/** Reads the view from the address; a sort order that the tab does not have becomes its default. */
export function parseView(params: URLSearchParams): PostView {
  const tab = parseTab(params.get('show'))
  const sorts: readonly PostSort[] = TAB_SORTS[tab]
  const sort = sorts.find((name) => name === params.get('sort')) ?? TAB_SORTS[tab][0]
  return { tab, sort, words: wordsSchema.parse(params.get('q') ?? '') }
}

/** Returns the query parameters of a view; defaults are left out. */
export function viewParams({ tab, sort, words }: PostView): Record<string, string> {
  return {
    ...(tab === 'all' ? {} : { show: tab }),
    ...(sort === TAB_SORTS[tab][0] ? {} : { sort }),
    ...(words === '' ? {} : { q: words }),
  }
}

/** Returns true when the text or an image's description contains every search word, ignoring case and accents. */
export function matchesWords({ text, media }: Pick<PostDraft, 'text' | 'media'>, words: string): boolean {
  return hasWords([text, ...media.map(({ alt }) => alt)].join('\n'), words)
}
