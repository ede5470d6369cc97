import type { MediaType } from '@postwright/core/media/media-type'
import type { ReadState } from './data-state.tsx'

/** A file to choose from. */
export type MediaItem = {
  id: string
  name: string
  mime: MediaType
  width: number
  height: number
  durationMs: number | null
  pages: number | null
  /** Said of it in the library; offered where it is used. */
  altText?: string
  /** Null while its address is not known yet. */
  url: string | null
}

/** One page of pictures. */
export type MediaPage = ReadState<readonly MediaItem[]>
