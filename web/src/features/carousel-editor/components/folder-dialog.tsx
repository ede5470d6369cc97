import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DECK_FOLDER_MAX } from '@postwright/core/limits'
import { toOneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { renameFolder } from '../data/rename-folder.ts'
import styles from './details-dialog.module.css'

const folderFormSchema = z.object({
  folder: z.string().transform((typed, context) => {
    const folder = toOneLine(typed, DECK_FOLDER_MAX)
    if (folder === null) context.addIssue({ code: 'custom' })
    return folder ?? z.NEVER
  }),
})

type Props = { folder: string; onRenamed: (folder: string | null) => void; onClose: () => void }

/** Renames or removes a folder; its decks are kept. */
export function FolderDialog({ folder, onRenamed, onClose }: Props) {
  const { t } = useTranslation('decks')
  const { user, workspaceId } = useSignedIn()
  const words = () => t('decks:folder.failed', { folder })
  const dissolving = useApiCall(words)
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: folderFormSchema,
    defaultValues: { folder },
    send: (values) => rename(values.folder),
    words,
  })

  async function rename(next: string) {
    const isDone = await renameFolder({ workspaceId, uid: user.id }, folder, next)
    if (!isDone) throw new Error('some decks are still in the folder')
    onRenamed(next === '' ? null : next)
    onClose()
  }

  return (
    <Dialog title={t('decks:folder.rename')} onClose={onClose}>
      <FormError message={failure ?? dissolving.failure} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        <TextField
          label={t('decks:folder.name')}
          maxLength={DECK_FOLDER_MAX}
          {...form.register('folder')}
          error={errorOf('folder', t('decks:folder.nameMissing'))}
          data-autofocus
        />
        <Group justify="space-between">
          <Button
            variant="subtle"
            color="gray"
            loading={dissolving.isRunning}
            disabled={isSending}
            onClick={() => void dissolving.run(() => rename(''))}
          >
            {t('decks:folder.dissolve')}
          </Button>
          <Button type="submit" loading={isSending} disabled={dissolving.isRunning}>
            {t('decks:folder.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
