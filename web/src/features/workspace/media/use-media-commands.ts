import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchMedia } from '@postwright/core/api/fetched-media'
import {
  deleteMediaFolder,
  describeMedia,
  organiseMedia,
  readMediaStorage,
  replaceMedia,
  saveMediaFolder,
  trashMedia,
} from '@postwright/core/api/media-library'
import { restoreFromTrash } from '@postwright/core/api/trash'
import type { InputOf } from '@postwright/core/endpoint'
import { MEDIA_BULK_MAX } from '@postwright/core/model/media-library'
import type { Media } from '@postwright/core/model/media'
import { call } from '@/lib/api-client.ts'
import { log } from '@/lib/log.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { MEDIA_LIBRARY_KEY } from '../data/media-list.ts'

export const STORAGE_KEY = 'media-storage'

/** @throws ApiError */
export const readStorage = (workspaceId: string) => call(readMediaStorage, { workspaceId })

type Change = Omit<InputOf<typeof organiseMedia>, 'workspaceId' | 'mediaIds'>
type Details = Omit<InputOf<typeof describeMedia>, 'workspaceId' | 'mediaId'>
type Folder = Omit<InputOf<typeof saveMediaFolder>, 'workspaceId'>

/** Commands for files and folders. Each one except `saveFolder` and `replace` reloads the file lists and the storage usage. */
export function useMediaCommands() {
  const { t } = useTranslation(['media-library', 'common'])
  const { workspaceId } = useSignedIn()
  const client = useQueryClient()
  const errorText = useErrorText()

  async function refresh(): Promise<void> {
    await Promise.all([
      client.invalidateQueries({ queryKey: [MEDIA_LIBRARY_KEY, workspaceId] }),
      client.invalidateQueries({ queryKey: [STORAGE_KEY, workspaceId] }),
    ])
  }

  /** Runs a command and shows its error. @returns whether it succeeded */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      log.warn('Media library: a change failed', error)
      toast.error(errorText(error))
      return false
    } finally {
      await refresh()
    }
  }

  async function restoreAll(itemIds: readonly string[]): Promise<void> {
    await attempt(async () => {
      for (const itemId of itemIds) await call(restoreFromTrash, { workspaceId, itemId })
    })
  }

  return {
    refresh,

    organise: (files: readonly Pick<Media, 'id'>[], change: Change, done: string) =>
      attempt(async () => {
        for (const mediaIds of inParts(files)) await call(organiseMedia, { workspaceId, mediaIds, ...change })
        toast.success(done)
      }),

    /** Moves files to the trash. @returns ids of the files that are in use, which are kept */
    trash: async (files: readonly Pick<Media, 'id'>[]): Promise<string[]> => {
      const [itemIds, inUse]: [string[], string[]] = [[], []]
      await attempt(async () => {
        for (const mediaIds of inParts(files)) {
          const answer = await call(trashMedia, { workspaceId, mediaIds })
          itemIds.push(...answer.itemIds)
          inUse.push(...answer.inUse)
        }
      })
      if (itemIds.length > 0) {
        const label = t('common:action.undo')
        toast.undo(t('media-library:trashed', { count: itemIds.length }), {
          label,
          onUndo: () => void restoreAll(itemIds),
        })
      }
      return inUse
    },

    /** @throws ApiError */
    describe: async (mediaId: string, details: Details): Promise<void> => {
      await call(describeMedia, { workspaceId, mediaId, ...details })
      await refresh()
    },

    /** @throws ApiError */
    saveFolder: async (folder: Folder): Promise<string> =>
      (await call(saveMediaFolder, { workspaceId, ...folder })).folderId,

    /** @throws ApiError */
    deleteFolder: async (folderId: string): Promise<void> => {
      try {
        while (!(await call(deleteMediaFolder, { workspaceId, folderId })).isRemoved);
      } finally {
        await refresh()
      }
    },

    /** @returns the id of the replacement job. @throws ApiError */
    replace: async (mediaId: string, withId: string): Promise<string> =>
      (await call(replaceMedia, { workspaceId, mediaId, withId })).jobId,

    /** @throws ApiError */
    importFrom: async (url: string, folderId: string): Promise<void> => {
      const { id } = await call(fetchMedia, { workspaceId, url })
      if (folderId !== '') await call(organiseMedia, { workspaceId, mediaIds: [id], folderId })
      await refresh()
    },
  }
}

function inParts(files: readonly Pick<Media, 'id'>[]): string[][] {
  const ids = files.map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / MEDIA_BULK_MAX) }, (_, part) =>
    ids.slice(part * MEDIA_BULK_MAX, (part + 1) * MEDIA_BULK_MAX),
  )
}
