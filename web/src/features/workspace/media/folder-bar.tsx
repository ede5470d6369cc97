import { Button, Menu } from '@mantine/core'
import { IconChevronRight, IconDots, IconFolder, IconFolderPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_FOLDER_DEPTH_MAX } from '@postwright/core/model/media-library'
import { getFolderPath, listSubfolders, type MediaFolder } from '@postwright/core/model/media-folders'
import { useDropPlace } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { IfMay } from '@/session/if-may.tsx'
import type { LibraryTree, MediaFilter } from '../data/media-list.ts'
import styles from './media-library.module.css'

/** Drop target id of the top level. */
export const ROOT_PLACE = 'top'

const FolderDialog = lazyWhenIdle(async () => (await import('./folder-dialog.tsx')).FolderDialog)
const DeleteFolder = lazyWhenIdle(async () => (await import('./folder-dialog.tsx')).DeleteFolderDialog)

type Asked = { kind: 'new' } | { kind: 'edit' | 'delete'; folder: MediaFolder } | null

type Props = { tree: LibraryTree; filter: MediaFilter; onFolder: (folderId: string) => void; store: DragStore }

/** Shows the parent folders of a location in the library and its subfolders; files can be dropped on both. */
export function FolderBar({ tree, filter, onFolder, store }: Props) {
  const { t } = useTranslation('media-library')
  const [asked, setAsked] = useState<Asked>(null)
  const { folderId } = filter
  const path = getFolderPath(tree.folders, folderId)
  const below = listSubfolders(tree.folders, folderId)
  const close = () => setAsked(null)
  return (
    <>
      <div className={styles.folderHead}>
        <nav aria-label={t('media-library:folder.path')} className={styles.path}>
          <Crumb
            id={ROOT_PLACE}
            name={t('media-library:folder.top')}
            isOpen={path.length === 0}
            store={store}
            onOpen={() => onFolder('')}
          />
          {path.map(({ id, name }) => (
            <span key={id} className={styles.step}>
              <IconChevronRight size="1rem" aria-hidden />
              <Crumb id={id} name={name} isOpen={id === folderId} store={store} onOpen={() => onFolder(id)} />
            </span>
          ))}
        </nav>
        <IfMay right="edit_library">
          {path.length < MEDIA_FOLDER_DEPTH_MAX && (
            <Button
              size="compact-md"
              variant="subtle"
              leftSection={<IconFolderPlus size="1rem" aria-hidden />}
              onClick={() => setAsked({ kind: 'new' })}
            >
              {t('media-library:folder.new')}
            </Button>
          )}
        </IfMay>
      </div>
      {below.length > 0 && (
        <ul className={styles.folders} aria-label={t('media-library:folder.list')}>
          {below.map((folder) => (
            <FolderTile
              key={folder.id}
              folder={folder}
              store={store}
              onOpen={() => onFolder(folder.id)}
              onAsk={(kind) => setAsked({ kind, folder })}
            />
          ))}
        </ul>
      )}
      <FolderDialog
        props={
          asked === null || asked.kind === 'delete'
            ? null
            : { tree, folder: asked.kind === 'new' ? null : asked.folder, parentId: folderId, onClose: close }
        }
      />
      <DeleteFolder props={asked?.kind === 'delete' ? { folder: asked.folder, onClose: close } : null} />
    </>
  )
}

type CrumbProps = { id: string; name: string; isOpen: boolean; store: DragStore; onOpen: () => void }

function Crumb({ id, name, isOpen, store, onOpen }: CrumbProps) {
  const { ref, zone } = useDropPlace(store, id)
  return (
    <button
      ref={ref}
      type="button"
      className={styles.crumb}
      data-over={zone !== null || undefined}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
    >
      {name}
    </button>
  )
}

type TileProps = {
  folder: MediaFolder
  store: DragStore
  onOpen: () => void
  onAsk: (kind: 'edit' | 'delete') => void
}

function FolderTile({ folder, store, onOpen, onAsk }: TileProps) {
  const { t } = useTranslation('media-library')
  const { ref, zone } = useDropPlace(store, folder.id)
  return (
    <li ref={ref} className={styles.folder} data-over={zone !== null || undefined}>
      <button type="button" className={styles.folderName} onClick={onOpen}>
        <IconFolder size="1.25rem" stroke={1.5} aria-hidden />
        <span>{folder.name}</span>
      </button>
      <IfMay right="edit_library">
        <Menu position="bottom-end">
          <Menu.Target>
            <button
              type="button"
              className={styles.dots}
              aria-label={t('media-library:folder.actions', { name: folder.name })}
            >
              <IconDots size="1rem" aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onAsk('edit')}>{t('media-library:folder.edit')}</Menu.Item>
            <Menu.Item color="red" onClick={() => onAsk('delete')}>
              {t('media-library:folder.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </IfMay>
    </li>
  )
}
