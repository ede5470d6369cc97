/** A picture to choose from. */
export type MediaItem = {
  id: string
  name: string
  width: number
  height: number
  /** Null while its address is not known yet. */
  url: string | null
}

/** One page of pictures, and the ways to its neighbours. */
export type MediaPage =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready'
      items: readonly MediaItem[]
      /** How many pictures of this page could not be read and are left out. */
      unreadable: number
      /** Counted from 1. */
      page: number
      next: (() => void) | null
      previous: (() => void) | null
    }
