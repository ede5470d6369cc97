import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { saveMediaFolder } from '@postwright/core/api/media-library'
import { MEDIA_FOLDER_NAME_MAX } from '@postwright/core/model/media-library'
import { canHoldFolder, getFolderPath, type MediaFolder } from '@postwright/core/model/media-folders'
import { useApiForm } from '@/lib/use-api-form.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { useMediaCommands } from './use-media-commands.ts'
import type { LibraryTree } from '../data/media-list.ts'

const schema = saveMediaFolder.input.pick({ name: true, parentId: true })

type Props = {
  tree: LibraryTree
  /** Null for a new folder. */
  folder: MediaFolder | null
  /** Parent of a new folder. */
  parentId: string
  onClose: () => void
}

/** Creates a folder, or renames and moves one. */
export function FolderDialog({ tree, folder, parentId, onClose }: Props) {
  const { t } = useTranslation(['media-library', 'common'])
  const { saveFolder } = useMediaCommands()
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema,
    defaultValues: { name: folder?.name ?? '', parentId: folder?.parentId ?? parentId },
    async send(values) {
      await saveFolder({ folderId: folder?.id ?? null, ...values })
      onClose()
    },
  })
  return (
    <Dialog title={t(folder ? 'media-library:folder.editTitle' : 'media-library:folder.newTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <TextField
          {...form.register('name')}
          data-autofocus
          label={t('media-library:folder.name')}
          maxLength={MEDIA_FOLDER_NAME_MAX}
          error={errorOf('name', t('media-library:folder.nameMissing'))}
          mb="md"
        />
        <SelectField
          label={t('media-library:folder.within')}
          options={[{ value: '', label: t('media-library:folder.top') }, ...listPlaces(tree, folder?.id ?? null)]}
          {...field('parentId')}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('media-library:folder.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

/** Returns the folders that may contain a folder, each with its path. */
function listPlaces({ folders }: LibraryTree, folderId: string | null): { value: string; label: string }[] {
  return folders
    .filter(({ id }) => canHoldFolder(folders, id, folderId))
    .map(({ id }) => ({ value: id, label: describePath(folders, id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
}

/** Returns the path of a folder, such as “Summer / Market”. */
export function describePath(folders: readonly MediaFolder[], folderId: string): string {
  return getFolderPath(folders, folderId)
    .map(({ name }) => name)
    .join(' / ')
}

type DeleteProps = { folder: MediaFolder; onClose: () => void }

/** Asks for confirmation before a folder is deleted; its files are kept. */
export function DeleteFolderDialog({ folder, onClose }: DeleteProps) {
  const { t } = useTranslation('media-library')
  const { deleteFolder } = useMediaCommands()
  return (
    <ConfirmDialog
      title={t('media-library:folder.deleteTitle', { name: folder.name })}
      confirm={t('media-library:folder.delete')}
      onConfirm={() => deleteFolder(folder.id)}
      onClose={onClose}
    >
      <p>{t('media-library:folder.deleteText')}</p>
    </ConfirmDialog>
  )
}
