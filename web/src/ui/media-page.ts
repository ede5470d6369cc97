import type { ReadState } from './data-state.tsx'

/** A picture to choose from. */
export type MediaItem = {
  id: string
  name: string
  width: number
  height: number
  /** Null while its address is not known yet. */
  url: string | null
}

/** One page of pictures. */
export type MediaPage = ReadState<readonly MediaItem[]>
