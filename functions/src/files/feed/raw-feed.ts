/** Unprocessed item of any kind of feed: texts may be HTML, addresses may be relative, and images are listed from most to least reliable. */
export type RawItem = {
  key: string | undefined
  title: string | undefined
  html: string | undefined
  link: string | undefined
  pictures: (string | undefined)[]
  published: string | undefined
  /** Type of the item's first audio or video. */
  medium?: string | undefined
  views?: string | undefined
  likes?: string | undefined
}

export type RawFeed = { title: string | undefined; items: RawItem[] }
