import type { WebsiteReader } from './domain/brand-autofill/website.ts'
import type { WebFeedReader } from './domain/import-feeds/web-feed.ts'
import type { WebPages } from './domain/web-pages.ts'
import { createWebFeedReader } from './files/feed/create-web-feed-reader.ts'
import { createWebsiteReader } from './files/website/create-website-reader.ts'
import { createWebPages } from './platforms/create-web-pages.ts'
import type { SafeFetch } from './platforms/safe-fetch.ts'

/** The web beyond the networks: how its addresses are called, and how what they answer is read. */
export type Web = { webPages: WebPages; webFeeds: WebFeedReader; websites: WebsiteReader }

export function createWeb(fetch: SafeFetch): Web {
  return { webPages: createWebPages(fetch), webFeeds: createWebFeedReader(), websites: createWebsiteReader() }
}
