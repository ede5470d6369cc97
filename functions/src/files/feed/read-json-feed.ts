import { FEED_ITEMS_MAX } from '@postwright/core/limits'
import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'
import type { RawFeed, RawItem } from './raw-feed.ts'

const text = z.string().optional().catch(undefined)

const itemSchema = z.object({
  id: z
    .union([z.string(), z.number().transform(String)])
    .optional()
    .catch(undefined),
  title: text,
  url: text,
  external_url: text,
  content_html: text,
  content_text: text,
  summary: text,
  image: text,
  banner_image: text,
  date_published: text,
  date_modified: text,
  attachments: z
    .array(z.object({ url: text, mime_type: text }).catch({ url: undefined, mime_type: undefined }))
    .catch([])
    .default([]),
})

const feedSchema = z.object({ version: z.string(), title: text, items: z.array(z.unknown()) })

/** Returns the first items of a JSON feed; null for any other text. */
export function readJsonFeed(json: string): RawFeed | null {
  const feed = feedSchema.safeParse(parseJson(json)).data
  if (!feed?.version.includes('jsonfeed.org/version/')) return null
  const items = feed.items.slice(0, FEED_ITEMS_MAX).flatMap((item) => itemSchema.safeParse(item).data ?? [])
  return { title: feed.title, items: items.map(itemOf) }
}

function itemOf(item: z.infer<typeof itemSchema>): RawItem {
  const pictures = item.attachments.filter(({ mime_type: type }) => type?.startsWith('image/'))
  return {
    key: item.id ?? item.url,
    title: item.title,
    html: item.content_html ?? item.content_text ?? item.summary,
    link: item.url ?? item.external_url,
    pictures: [item.image, item.banner_image, ...pictures.map(({ url }) => url)],
    published: item.date_published ?? item.date_modified,
    medium: item.attachments.find(({ mime_type: type }) => type?.startsWith('audio') || type?.startsWith('video'))
      ?.mime_type,
  }
}
