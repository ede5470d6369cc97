import { useSearchParams } from 'react-router-dom'
import { MEDIA_SORTS, MEDIA_VIEWS, type MediaFilter } from '../data/media-list.ts'

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
