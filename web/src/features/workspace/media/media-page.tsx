import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '@postwright/core/model/media'
import { useDragList } from '@/drag/drag-list.tsx'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { useClearByEscape } from '@/ui/use-clear-by-escape.ts'
import { useFileDrop } from '@/ui/use-file-drop.ts'
import { useRowSelection } from '@/ui/use-row-selection.ts'
import { useMediaCommands } from './use-media-commands.ts'
import { type MediaFilter, useMediaFiles, useMediaFolders, MEDIA_SORTS, MEDIA_VIEWS } from '../data/media-list.ts'
import { useLibraryUploads } from './use-library-uploads.ts'
import { FolderBar, ROOT_PLACE } from './folder-bar.tsx'
import { MediaFiles } from './media-files.tsx'
import { MediaToolbar } from './media-toolbar.tsx'
import styles from './media-library.module.css'
import { useSearchParams } from 'react-router-dom'

const FileDialog = lazyWhenIdle(async () => (await import('./file-dialog.tsx')).FileDialog)
const SelectionBar = lazyWhenIdle(async () => (await import('./media-selection-bar.tsx')).MediaSelectionBar)

/** Tab with all files of the workspace: folders, search, selection and file details. */
export function Component() {
  const { t } = useTranslation('media-library')
  const { workspaceId } = useSignedIn()
  const mayEdit = useMay('edit_library')
  const { filter, setFilter: write, openId, open } = useMediaAddress()
  const list = useMediaFiles(workspaceId, filter)
  const tree = useMediaFolders(workspaceId)
  const commands = useMediaCommands()
  const { progress, upload } = useLibraryUploads(filter.folderId, commands.refresh)
  const mayAdd = useMay('write_drafts')
  const fileDrop = useFileDrop((files) => mayAdd && upload(files))
  const [inUse, setInUse] = useState<readonly Media[]>([])
  const pages = list.data?.pages ?? []
  const files = withoutRepeats(pages.flatMap((page) => page.files))
  const selection = useRowSelection(files)
  const { selected, clear } = selection
  useClearByEscape(selected.length > 0 && openId === null, clear)

  function setFilter(change: Partial<MediaFilter>): void {
    setInUse([])
    write(change)
  }

  const folders = tree.folders.map(({ id }) => id)
  const nameOfFolder = (id: string) =>
    tree.folders.find((folder) => folder.id === id)?.name ?? t('media-library:folder.top')
  /** Dragging a selected file drags the whole selection. */
  const draggedWith = (id: string) => (selection.isSelected(id) ? selected : files.filter((file) => file.id === id))

  async function moveTo(moved: readonly Media[], folderId: string): Promise<void> {
    const done = t('media-library:moved', { count: moved.length, folder: nameOfFolder(folderId) })
    if (await commands.organise(moved, { folderId }, done)) clear()
  }

  const drag = useDragList({
    items: mayEdit ? files.map(({ id, name }) => ({ id, name })) : [],
    places: [ROOT_PLACE, ...folders],
    stopsOf: () => ({ stops: [ROOT_PLACE, ...folders].map((id) => ({ id, zone: '' })), home: 0 }),
    nameOf: ({ id }) => nameOfFolder(id),
    labelOf: (id) => t('media-library:dragging', { count: Math.max(1, draggedWith(id).length) }),
    onDrop: (id, place) => void moveTo(draggedWith(id), place.id === ROOT_PLACE ? '' : place.id),
  })

  async function trash(gone: readonly Media[]): Promise<void> {
    const ids = await commands.trash(gone)
    setInUse(gone.filter(({ id }) => ids.includes(id)))
    clear()
  }

  return (
    <div className={styles.page} data-over={(fileDrop.isOver && mayAdd) || undefined} {...fileDrop.props}>
      <OfflineNote text={t('media-library:offline')} />
      <MediaToolbar filter={filter} onFilter={setFilter} tags={tree.tags} onFiles={upload} progress={progress} />
      <FolderBar tree={tree} filter={filter} onFolder={(folderId) => setFilter({ folderId })} store={drag.store} />
      <KeptNote files={inUse} onOpen={open} />
      <MediaFiles
        list={list}
        files={files}
        unreadable={pages.reduce((sum, page) => sum + page.unreadable, 0)}
        filter={filter}
        selection={selection}
        store={drag.store}
        onOpen={open}
        onTrash={(gone) => void trash(gone)}
        onFiles={upload}
        onClearFilter={() => setFilter({ view: 'all', words: '', tag: '' })}
      />
      {drag.layer}
      <SelectionBar
        props={
          selected.length === 0 || !mayEdit
            ? null
            : {
                selected,
                tree,
                commands,
                onMove: (folderId) => void moveTo(selected, folderId),
                onTrash: () => void trash(selected),
                onSelectAll: selected.length < files.length ? selection.selectAll : null,
                onClear: clear,
              }
        }
      />
      <FileDialog
        props={
          openId === null
            ? null
            : {
                mediaId: openId,
                tags: tree.tags,
                commands,
                onOpen: open,
                onTrash: (file) => {
                  open(null)
                  void trash([file])
                },
                onClose: () => open(null),
              }
        }
      />
    </div>
  )
}

type KeptProps = { files: readonly Media[]; onOpen: (mediaId: string) => void }

/** Lists the files that were not moved to the trash because they are in use; each opens its file dialog, which lists the uses. */
function KeptNote({ files, onOpen }: KeptProps) {
  const { t } = useTranslation('media-library')
  return (
    <div role="status">
      {files.length > 0 && (
        <div className={styles.kept}>
          <p>{t('media-library:inUse.text', { count: files.length })}</p>
          <ul>
            {files.map(({ id, name }) => (
              <li key={id}>
                <button type="button" className={styles.textButton} onClick={() => onOpen(id)}>
                  {t('media-library:inUse.show', { name })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Removes repeated files: a file that moved while pages were loaded may be on two of them. */
function withoutRepeats(files: readonly Media[]): Media[] {
  return [...new Map(files.map((file) => [file.id, file])).values()]
}

type Address = {
  filter: MediaFilter
  setFilter: (change: Partial<MediaFilter>) => void
  /** The file open above the library; null for none. */
  openId: string | null
  open: (mediaId: string | null) => void
}

/** Returns the filter and the open file, which are part of the address, so that a link and the back button show the same state. */
function useMediaAddress(): Address {
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
