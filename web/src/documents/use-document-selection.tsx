import { Button, Checkbox, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import bar from '@/ui/selection-bar.module.css'
import { useClearByEscape } from '@/ui/use-clear-by-escape.ts'
import { useRowSelection } from '@/ui/use-row-selection.ts'
import styles from './document-selection.module.css'
import type { DraftType } from './draft-type.ts'
import { useDeleteDocument } from './use-delete-document.ts'

type Row = { id: string; name: string }

/**
 * Selection in a list of documents: a checkbox for each row, with Shift everything from the row that was pressed before, and a bar
 * that moves what is selected to the trash at once. Escape ends it.
 * @param rows as they are listed
 */
export function useDocumentSelection<Document, Draft>(
  rows: readonly Row[],
  drafts: Pick<DraftType<Document, Draft>, 'collection'>,
): { boxOf: (row: Row) => ReactNode; selectionBar: ReactNode } {
  const { t } = useTranslation('drafts')
  const { selected, isSelected, toggle, selectAll, clear } = useRowSelection(rows)
  const remove = useDeleteDocument(drafts)
  const { length: count } = selected
  useClearByEscape(count > 0, clear)

  function moveToTrash() {
    const words = { deleted: t('drafts:bulk.deleted', { count }), failed: t('drafts:bulk.failed') }
    remove(
      selected.map(({ id }) => id),
      words,
    )
    clear()
  }

  return {
    boxOf: ({ id, name }) => (
      <Checkbox
        className={styles.box}
        aria-label={t('drafts:bulk.select', { name })}
        checked={isSelected(id)}
        // Its click knows of Shift, by pointer and by keyboard; its change does not.
        onClick={({ shiftKey }) => toggle(id, shiftKey)}
        readOnly
      />
    ),
    selectionBar: count > 0 && (
      <div className={bar.selection} role="toolbar" aria-label={t('drafts:bulk.label')}>
        <Text size="sm" fw={600} role="status">
          {t('drafts:bulk.count', { count })}
        </Text>
        {count < rows.length && (
          <Button size="compact-md" variant="subtle" onClick={selectAll}>
            {t('drafts:bulk.all')}
          </Button>
        )}
        <Button className={styles.trash} size="compact-md" variant="default" onClick={moveToTrash}>
          {t('drafts:bulk.trash')}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={clear}>
          {t('drafts:bulk.clear')}
        </Button>
      </div>
    ),
  }
}
