import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import bar from '@/ui/selection-bar.module.css'
import { toast } from '@/ui/toast.tsx'
import styles from './document-selection.module.css'
import { useDeleteDocuments } from './use-delete-document.ts'

export type SelectedRow = { id: string; name: string }

/** Number of selected documents already moved to the trash, and number of all that are to be moved. */
export type MoveProgress = { done: number; of: number }

/** Maximum number of listed names of documents that were not moved. */
const NAMED = 3
/** Number of documents from which the bar shows the progress of the move. */
const MANY = 10

type Props = {
  collection: string
  /** Selected documents. `lock`: the reason why a document cannot be moved to the trash, as a sentence; null if it can. */
  selected: readonly (SelectedRow & { lock: string | null })[]
  /** Buttons specific to the list. */
  actions: ReactNode
  progress: MoveProgress | null
  onProgress: (progress: MoveProgress | null) => void
  /** Null once all are selected. */
  onSelectAll: (() => void) | null
  /** Replaces the selection with these documents. */
  onSelect: (ids: readonly string[]) => void
  /** Adds these documents to the selection. */
  onKeep: (ids: readonly string[]) => void
}

/** Shows the number of selected documents and the actions for all of them. */
export function DocumentSelectionBar({ selected, actions, progress, onSelectAll, onSelect, ...move }: Props) {
  const { t } = useTranslation('drafts')
  const moveToTrash = useMoveToTrash({ selected, onSelect, ...move })
  const moving = progress && (
    <Text size="sm" role="status">
      {t('drafts:bulk.progress', { done: progress.done, count: progress.of })}
    </Text>
  )
  if (selected.length === 0) return <div className={bar.selection}>{moving}</div>
  return (
    <div className={bar.selection} role="toolbar" aria-label={t('drafts:bulk.label')}>
      <Text size="sm" fw={600} role="status">
        {t('drafts:bulk.count', { count: selected.length })}
      </Text>
      {onSelectAll && (
        <Button size="compact-md" variant="subtle" onClick={onSelectAll}>
          {t('drafts:bulk.all')}
        </Button>
      )}
      {moving}
      <div className={styles.actions}>
        {actions}
        <Button size="compact-md" variant="default" onClick={moveToTrash}>
          {t('drafts:bulk.trash')}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={() => onSelect([])}>
          {t('drafts:bulk.clear')}
        </Button>
      </div>
    </div>
  )
}

type Kept = { name: string; reason: string }

/** Returns a function that moves the selection to the trash. Documents that cannot be moved stay selected and are reported, once per reason. */
function useMoveToTrash({
  collection,
  selected,
  onProgress,
  onSelect,
  onKeep,
}: Omit<Props, 'actions' | 'progress' | 'onSelectAll'>): () => void {
  const { t, i18n } = useTranslation('drafts')
  const errorText = useErrorText()
  const remove = useDeleteDocuments({ collection })

  function tell(kept: readonly Kept[]): void {
    for (const reason of new Set(kept.map((each) => each.reason))) {
      const all = kept.filter((each) => each.reason === reason)
      const shown = all.slice(0, NAMED).map(({ name }) => t('drafts:bulk.name', { name }))
      const more = all.length > NAMED ? [t('drafts:bulk.more', { count: all.length - NAMED })] : []
      const names = new Intl.ListFormat(i18n.language).format([...shown, ...more])
      toast.error(t('drafts:bulk.kept', { names, reason }))
    }
  }

  return () => {
    const locked = selected.filter(({ lock }) => lock !== null)
    const free = selected.filter(({ lock }) => lock === null)
    tell(locked.map(({ name, lock }) => ({ name, reason: lock ?? '' })))
    onSelect(locked.map(({ id }) => id))
    if (free.length === 0) return
    const ids = free.map(({ id }) => id)
    remove(ids, {
      deleted: t('drafts:bulk.deleted', { count: ids.length }),
      onProgress: (done) => ids.length >= MANY && onProgress({ done, of: ids.length }),
      onEnd(notMoved) {
        onProgress(null)
        const nameOf = (id: string) => free.find((row) => row.id === id)?.name ?? ''
        tell(notMoved.map(({ id, error }) => ({ name: nameOf(id), reason: errorText(error) })))
        onKeep(notMoved.map(({ id }) => id))
      },
    })
  }
}
