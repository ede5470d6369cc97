import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { ADDRESS_MAX, FEED_ITEM_TEXT_MAX, FEED_ITEM_TITLE_MAX, FEED_ITEMS_MAX, FEED_PICTURES_MAX } from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'

const feedItemSchema = z.object({
  /** Stable across reads of the item; content created from the item gets this id. */
  id: documentId(),
  title: manyLines(FEED_ITEM_TITLE_MAX),
  text: manyLines(FEED_ITEM_TEXT_MAX),
  /** Empty if the item has no link. */
  link: manyLines(ADDRESS_MAX),
  imageUrl: manyLines(ADDRESS_MAX),
  publishedAt: instant().nullable(),
})

export type FeedItem = z.infer<typeof feedItemSchema>

/** Reads the latest items of a web feed; the address can also be a page that links to a feed. */
export const readImportFeed = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/import-feeds/read',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({ workspaceId: documentId(), url: manyLines(ADDRESS_MAX).min(1) }),
  output: z.object({
    /** Address of the feed itself, resolved from the given address. */
    url: z.string(),
    title: z.string(),
    items: z.array(feedItemSchema).max(FEED_ITEMS_MAX),
  }),
  errors: [
    'forbidden',
    'not_found',
    'address_refused',
    'address_unreachable',
    'feed_invalid',
    'service_off',
    'rate_limited',
  ],
})

/** Returns small versions of web images as data URLs; null for an image that cannot be shown. */
export const previewImages = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/import-feeds/pictures',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({
    workspaceId: documentId(),
    urls: z.array(manyLines(ADDRESS_MAX).min(1)).max(FEED_PICTURES_MAX),
  }),
  output: z.object({ pictures: z.array(z.string().nullable()) }),
  errors: ['forbidden', 'not_found', 'service_off', 'rate_limited'],
})
