import { ActionIcon, Button } from '@mantine/core'
import { IconTrashX } from '@tabler/icons-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { TRASH_RIGHTS, type TrashItem } from '@postwright/core/model/trash-item'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { useMembers } from '@/session/use-members.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { formatMonthDay } from '@/ui/format-time.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { toast } from '@/ui/toast.tsx'

import { restoreFromTrash, deleteForGood } from '@postwright/core/api/trash'
import { call } from '@/lib/api-client.ts'
import styles from './trash.module.css'

type Props = { workspaceId: string; items: readonly TrashItem[] }

/** Shows a page of the trash: each item, the user who deleted it, and the date on which it is removed. */
export function TrashList({ workspaceId, items }: Props) {
  const { t } = useTranslation('trash')
  const [asked, setAsked] = useState<TrashItem | null>(null)
  const nameOf = useItemName()
  return (
    <>
      <ul className={styles.list} aria-label={t('trash:list')}>
        {items.map((item) => (
          <TrashRow key={item.id} workspaceId={workspaceId} item={item} onDelete={() => setAsked(item)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('trash:deleteTitle')}
          confirm={t('trash:delete')}
          onConfirm={() => call(deleteForGood, { workspaceId, itemId: asked.id })}
          onClose={() => setAsked(null)}
        >
          <p>{t('trash:deleteText', { name: nameOf(asked) })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function TrashRow({ workspaceId, item, onDelete }: { workspaceId: string; item: TrashItem; onDelete: () => void }) {
  const { t } = useTranslation('trash')
  const { timeZone } = useWorkspace()
  const members = useMembers(workspaceId)
  const name = useItemName()(item)
  const { isRestoring, restoreItem } = useRestore(workspaceId, item, name)
  const person = members.status === 'ready' && members.data.find(({ uid }) => uid === item.createdBy)?.fullName
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.faint}>
          {t(`trash:kind.${item.kind}`)} ·{' '}
          <Trans
            t={t}
            i18nKey={person ? 'trash:deletedBy' : 'trash:deleted'}
            values={{ name: person }}
            components={{ when: <RelativeTime instant={item.createdAt} /> }}
          />{' '}
          · {t('trash:ends', { date: formatMonthDay(item.endsAt, timeZone) })}
        </span>
      </div>
      <div className={styles.actions}>
        <IfMay right={TRASH_RIGHTS[item.kind]}>
          <Button
            variant="default"
            size="compact-sm"
            loading={isRestoring}
            aria-label={t('trash:restoreNamed', { name })}
            onClick={restoreItem}
          >
            {t('trash:restore')}
          </Button>
        </IfMay>
        <IfMay right="edit_library">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('trash:deleteNamed', { name })}
            title={t('trash:delete')}
            onClick={onDelete}
          >
            <IconTrashX size="1.125rem" aria-hidden />
          </ActionIcon>
        </IfMay>
      </div>
    </li>
  )
}

function useItemName() {
  const { t } = useTranslation('trash')
  return ({ name }: TrashItem) => name || t('trash:untitled')
}

function useRestore(workspaceId: string, { id, kind, documentId }: TrashItem, name: string) {
  const { t } = useTranslation('trash')
  const errorText = useErrorText()
  const [isRestoring, setIsRestoring] = useState(false)

  async function restoreItem() {
    setIsRestoring(true)
    try {
      await call(restoreFromTrash, { workspaceId, itemId: id })
      hiddenDocuments.show(documentId)
      toast.success(t(kind === 'posts' ? 'trash:restoredPost' : 'trash:restored', { name }))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setIsRestoring(false)
    }
  }

  return { isRestoring, restoreItem: () => void restoreItem() }
}
