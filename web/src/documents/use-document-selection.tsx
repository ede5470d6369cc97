import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { RowCheckbox } from '@/ui/row-checkbox.tsx'
import { useClearByEscape } from '@/ui/use-clear-by-escape.ts'
import { useRowSelection } from '@/ui/use-row-selection.ts'
import type { MoveProgress, SelectedRow } from './document-selection-bar.tsx'
import type { DraftType } from './draft-type.ts'

const DocumentSelectionBar = lazyWhenIdle(
  async () => (await import('./document-selection-bar.tsx')).DocumentSelectionBar,
)

type Options<Item extends SelectedRow> = {
  /** Why the row may not be moved to the trash, as a sentence; null where it may. */
  lockOf?: (row: Item) => string | null
  /** What else is done with the selected rows. `onDone` ends the selection but for what is kept. */
  actions?: (selected: readonly Item[], onDone: (kept?: readonly string[]) => void) => ReactNode
  /** Another thing that Escape ends is under way. */
  isBusy?: boolean
}

/**
 * Selection in a list of documents: a checkbox for each row, with Shift everything from the row that was pressed before, and a bar
 * that moves what is selected to the trash at once. Escape ends it. What cannot be moved is told with its reason and stays selected.
 * @param rows as they are listed
 */
export function useDocumentSelection<Item extends SelectedRow, Document, Draft>(
  rows: readonly Item[],
  { collection }: Pick<DraftType<Document, Draft>, 'collection'>,
  { lockOf = () => null, actions, isBusy = false }: Options<Item> = {},
): { boxOf: (row: SelectedRow) => ReactNode; selectionBar: ReactNode } {
  const { t } = useTranslation('drafts')
  const { selected, isSelected, toggle, selectAll, add, select, clear } = useRowSelection(rows)
  const [progress, setProgress] = useState<MoveProgress | null>(null)
  const { length: count } = selected
  useClearByEscape(count > 0 && !isBusy, clear)

  return {
    boxOf: ({ id, name }) => (
      <RowCheckbox
        label={t('drafts:bulk.select', { name })}
        isSelected={isSelected(id)}
        onSelect={(isRange) => toggle(id, isRange)}
      />
    ),
    selectionBar: (
      <DocumentSelectionBar
        props={
          count === 0 && progress === null
            ? null
            : {
                collection,
                selected: selected.map((row) => ({ id: row.id, name: row.name, lock: lockOf(row) })),
                actions: count > 0 && actions?.(selected, (kept = []) => select(kept)),
                progress,
                onProgress: setProgress,
                onSelectAll: count < rows.length ? selectAll : null,
                onKeep: add,
                onSelect: select,
              }
        }
      />
    ),
  }
}
