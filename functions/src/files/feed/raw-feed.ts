/** An item of any kind of feed as it stands there: texts may be HTML, addresses incomplete, images in the order of trust. */
export type RawItem = {
  key: string | undefined
  title: string | undefined
  html: string | undefined
  link: string | undefined
  pictures: (string | undefined)[]
  published: string | undefined
  /** The type of its first recording or film. */
  medium?: string | undefined
  views?: string | undefined
  likes?: string | undefined
}

export type RawFeed = { title: string | undefined; items: RawItem[] }
