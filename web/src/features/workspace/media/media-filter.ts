import { useSearchParams } from 'react-router-dom'

export const MEDIA_VIEWS = ['all', 'starred', 'used', 'unused', 'similar'] as const
export type MediaView = (typeof MEDIA_VIEWS)[number]

export const MEDIA_SORTS = ['newest', 'name', 'largest'] as const
export type MediaSort = (typeof MEDIA_SORTS)[number]

/** `folderId` is empty at the top. A search or a view at the top is over all folders. */
export type MediaFilter = { folderId: string; view: MediaView; sort: MediaSort; words: string; tag: string }

type Address = {
  filter: MediaFilter
  setFilter: (change: Partial<MediaFilter>) => void
  /** The file that is open above the library; null for none. */
  openId: string | null
  open: (mediaId: string | null) => void
}

/** The filter and the open file stand in the address, so that a link and the way back show the same. */
export function useMediaAddress(): Address {
  const [params, setParams] = useSearchParams()
  const filter: MediaFilter = {
    folderId: params.get('folder') ?? '',
    view: MEDIA_VIEWS.find((view) => view === params.get('view')) ?? 'all',
    sort: MEDIA_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    words: params.get('q') ?? '',
    tag: params.get('tag') ?? '',
  }

  function write(next: MediaFilter, file: string | null, isStep: boolean): void {
    const { folderId, view, sort, words, tag } = next
    const entries = {
      ...(folderId !== '' && { folder: folderId }),
      ...(view !== 'all' && { view }),
      ...(sort !== 'newest' && { sort }),
      ...(words !== '' && { q: words }),
      ...(tag !== '' && { tag }),
      ...(file !== null && { file }),
    }
    setParams(entries, { replace: !isStep })
  }

  const openId = params.get('file')
  return {
    filter,
    setFilter: (change) => write({ ...filter, ...change }, null, change.folderId !== undefined),
    openId,
    open: (mediaId) => write(filter, mediaId, mediaId !== null && openId === null),
  }
}
