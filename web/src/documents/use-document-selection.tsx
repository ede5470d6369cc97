import { Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { RowCheckbox } from '@/ui/row-checkbox.tsx'
import bar from '@/ui/selection-bar.module.css'
import { toast } from '@/ui/toast.tsx'
import { useClearByEscape } from '@/ui/use-clear-by-escape.ts'
import { useRowSelection } from '@/ui/use-row-selection.ts'
import styles from './document-selection.module.css'
import type { DraftType } from './draft-type.ts'
import { type NotMoved, useDeleteDocuments } from './use-delete-document.ts'

type Row = { id: string; name: string }

type Options<Item extends Row> = {
  /** Why the row may not be moved to the trash, as a sentence; null where it may. */
  lockOf?: (row: Item) => string | null
  /** What else is done with the selected rows. `onDone` ends the selection but for what is kept. */
  actions?: (selected: readonly Item[], onDone: (kept?: readonly string[]) => void) => ReactNode
  /** Another thing that Escape ends is under way. */
  isBusy?: boolean
}

/** Documents that were not moved, for the same reason. */
type Kept = { reason: string; rows: readonly Row[] }

/** Most names that are told of those that were not moved. */
const NAMED = 3
/** From so many on, the bar tells how far moving them is. */
const MANY = 10

/**
 * Selection in a list of documents: a checkbox for each row, with Shift everything from the row that was pressed before, and a bar
 * that moves what is selected to the trash at once. Escape ends it. What cannot be moved is told with its reason and stays selected.
 * @param rows as they are listed
 */
export function useDocumentSelection<Item extends Row, Document, Draft>(
  rows: readonly Item[],
  drafts: Pick<DraftType<Document, Draft>, 'collection'>,
  { lockOf = () => null, actions, isBusy = false }: Options<Item> = {},
): { boxOf: (row: Row) => ReactNode; selectionBar: ReactNode } {
  const { t } = useTranslation('drafts')
  const { selected, isSelected, toggle, selectAll, add, select, clear } = useRowSelection(rows)
  const remove = useDeleteDocuments(drafts)
  const { tell, keptOf } = useKeptWords()
  const [moved, setMoved] = useState<{ done: number; of: number } | null>(null)
  const { length: count } = selected
  useClearByEscape(count > 0 && !isBusy, clear)

  function moveToTrash() {
    const locked = selected.flatMap((row) => {
      const reason = lockOf(row)
      return reason === null ? [] : [{ row, reason }]
    })
    const those = selected.filter((row) => !locked.some((each) => each.row === row))
    tell(byReason(locked))
    select(locked.map(({ row }) => row.id))
    if (those.length === 0) return
    remove(
      those.map(({ id }) => id),
      {
        deleted: t('drafts:bulk.deleted', { count: those.length }),
        onProgress: (done) => those.length >= MANY && setMoved({ done, of: those.length }),
        onEnd(notMoved) {
          setMoved(null)
          tell(keptOf(those, notMoved))
          add(notMoved.map(({ id }) => id))
        },
      },
    )
  }

  const progress = moved && (
    <Text size="sm" role="status">
      {t('drafts:bulk.progress', { done: moved.done, count: moved.of })}
    </Text>
  )

  return {
    boxOf: ({ id, name }) => (
      <RowCheckbox
        label={t('drafts:bulk.select', { name })}
        isSelected={isSelected(id)}
        onSelect={(isRange) => toggle(id, isRange)}
      />
    ),
    selectionBar:
      count === 0 ? (
        progress && <div className={bar.selection}>{progress}</div>
      ) : (
        <div className={bar.selection} role="toolbar" aria-label={t('drafts:bulk.label')}>
          <Text size="sm" fw={600} role="status">
            {t('drafts:bulk.count', { count })}
          </Text>
          {count < rows.length && (
            <Button size="compact-md" variant="subtle" onClick={selectAll}>
              {t('drafts:bulk.all')}
            </Button>
          )}
          {progress}
          <div className={styles.actions}>
            {actions?.(selected, (kept = []) => select(kept))}
            <Button size="compact-md" variant="default" onClick={moveToTrash}>
              {t('drafts:bulk.trash')}
            </Button>
            <Button size="compact-md" variant="subtle" onClick={clear}>
              {t('drafts:bulk.clear')}
            </Button>
          </div>
        </div>
      ),
  }
}

/** Words about what was not moved: one message for each reason. */
function useKeptWords() {
  const { t, i18n } = useTranslation('drafts')
  const errorText = useErrorText()

  function tell(kept: readonly Kept[]): void {
    for (const { reason, rows } of kept) {
      const more = rows.length - NAMED
      const shown = rows.slice(0, NAMED).map(({ name }) => t('drafts:bulk.name', { name }))
      const names = new Intl.ListFormat(i18n.language).format(
        more > 0 ? [...shown, t('drafts:bulk.more', { count: more })] : shown,
      )
      toast.error(t('drafts:bulk.kept', { count: rows.length, names, reason }))
    }
  }

  return {
    tell,
    keptOf: (rows: readonly Row[], notMoved: readonly NotMoved[]): Kept[] =>
      byReason(
        notMoved.flatMap(({ id, error }) => {
          const row = rows.find((each) => each.id === id)
          return row ? [{ row, reason: errorText(error) }] : []
        }),
      ),
  }
}

function byReason(kept: readonly { row: Row; reason: string }[]): Kept[] {
  const reasons = [...new Set(kept.map(({ reason }) => reason))]
  return reasons.map((reason) => ({
    reason,
    rows: kept.flatMap((each) => (each.reason === reason ? [each.row] : [])),
  }))
}
