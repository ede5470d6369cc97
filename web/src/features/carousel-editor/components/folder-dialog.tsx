import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DECK_FOLDER_MAX } from '@postwright/core/limits'
import { toOneLine } from '@postwright/core/text/one-line'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { renameFolder } from '../data/rename-folder.ts'
import styles from './details-dialog.module.css'

type Props = { folder: string; onRenamed: (folder: string | null) => void; onClose: () => void }

/** Another name for a folder, or its end: its decks stay. */
export function FolderDialog({ folder, onRenamed, onClose }: Props) {
  const { t } = useTranslation('decks')
  const { user, workspaceId } = useSignedIn()
  const [typed, setTyped] = useState(folder)
  const [isMoving, setMoving] = useState(false)
  const name = toOneLine(typed, DECK_FOLDER_MAX)

  async function rename(next: string) {
    setMoving(true)
    const isDone = await renameFolder({ workspaceId, uid: user.id }, folder, next)
    setMoving(false)
    if (!isDone) return toast.error(t('decks:folder.failed', { folder }))
    onRenamed(next === '' ? null : next)
    return onClose()
  }

  return (
    <Dialog title={t('decks:folder.rename')} onClose={onClose}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (name !== null) void rename(name)
        }}
      >
        <TextField
          label={t('decks:folder.name')}
          maxLength={DECK_FOLDER_MAX}
          value={typed}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <Button variant="subtle" color="gray" disabled={isMoving} onClick={() => void rename('')}>
            {t('decks:folder.dissolve')}
          </Button>
          <Button type="submit" loading={isMoving} disabled={name === null}>
            {t('decks:folder.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
