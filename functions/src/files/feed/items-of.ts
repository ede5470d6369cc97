import type { parseFeed } from 'feedsmith'

type Parsed = ReturnType<typeof parseFeed>
type FeedOf<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed']

/** An item of any kind of feed as it stands there: texts may be HTML, addresses incomplete, pictures in the order of trust. */
export type RawItem = {
  key: string | undefined
  title: string | undefined
  html: string | undefined
  link: string | undefined
  pictures: (string | undefined)[]
  published: unknown
}

export type RawFeed = { title: string | undefined; items: RawItem[] }

/** The items of a feed, whatever its format. */
export function itemsOf(parsed: Parsed): RawFeed {
  switch (parsed.format) {
    case 'rss':
      return { title: parsed.feed.title, items: (parsed.feed.items ?? []).map(ofRss) }
    case 'rdf':
      return { title: parsed.feed.title, items: (parsed.feed.items ?? []).map(ofRdf) }
    case 'atom':
      return { title: parsed.feed.title?.value, items: (parsed.feed.entries ?? []).map(ofAtom) }
    case 'json':
      return { title: parsed.feed.title, items: (parsed.feed.items ?? []).map(ofJson) }
  }
}

function ofRss(item: NonNullable<FeedOf<'rss'>['items']>[number]): RawItem {
  const { media, itunes } = item
  const enclosed = (item.enclosures ?? []).filter(isPicture).map(({ url }) => url)
  return {
    key: item.guid?.value ?? item.link,
    title: item.title,
    html: item.content?.encoded ?? item.description,
    link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
    pictures: [...picturesOf(media), ...enclosed, itunes?.image],
    published: item.pubDate ?? item.dc?.dates?.[0],
  }
}

function ofRdf(item: NonNullable<FeedOf<'rdf'>['items']>[number]): RawItem {
  return {
    key: item.rdf?.about ?? item.link,
    title: item.title,
    html: item.content?.encoded ?? item.description,
    link: item.link,
    pictures: picturesOf(item.media),
    published: item.dc?.dates?.[0],
  }
}

function ofAtom(entry: NonNullable<FeedOf<'atom'>['entries']>[number]): RawItem {
  const links = entry.links ?? []
  const own = links.find(({ rel }) => rel === undefined || rel === 'alternate')
  const enclosed = links.filter((link) => link.rel === 'enclosure' && isPicture(link)).map(({ href }) => href)
  return {
    key: entry.id ?? own?.href,
    title: entry.title?.value,
    html: entry.content?.value ?? entry.summary?.value ?? entry.media?.groups?.[0]?.description?.value,
    link: own?.href,
    pictures: [...picturesOf(entry.media), ...enclosed],
    published: entry.published ?? entry.updated,
  }
}

function ofJson(item: NonNullable<FeedOf<'json'>['items']>[number]): RawItem {
  return {
    key: item.id ?? item.url,
    title: item.title,
    html: item.content_html ?? item.content_text ?? item.summary,
    link: item.url ?? item.external_url,
    pictures: [
      item.image,
      item.banner_image,
      ...(item.attachments ?? []).filter(isAttachedPicture).map(({ url }) => url),
    ],
    published: item.date_published ?? item.date_modified,
  }
}

type Media = NonNullable<NonNullable<FeedOf<'rss'>['items']>[number]['media']>

function picturesOf(media: Media | undefined): (string | undefined)[] {
  const groups = media?.groups ?? []
  const contents = [...(media?.contents ?? []), ...groups.flatMap((group) => group.contents ?? [])]
  const thumbnails = [...(media?.thumbnails ?? []), ...groups.flatMap((group) => group.thumbnails ?? [])]
  const pictures = contents.filter(({ medium, type }) => medium === 'image' || type?.startsWith('image/'))
  return [...pictures, ...thumbnails].map(({ url }) => url)
}

function isPicture({ type }: { type?: string }): boolean {
  return type?.startsWith('image/') ?? false
}

function isAttachedPicture({ mime_type: type }: { mime_type?: string }): boolean {
  return type?.startsWith('image/') ?? false
}
