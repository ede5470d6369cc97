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
  /** Returns the reason why a row cannot be moved to the trash, as a sentence; null if it can. */
  lockOf?: (row: Item) => string | null
  /** Returns further actions for the selected rows. `onDone` ends the selection except for the kept ids. */
  actions?: (selected: readonly Item[], onDone: (kept?: readonly string[]) => void) => ReactNode
  /** True while another mode that Escape ends is active. */
  isBusy?: boolean
}

/**
 * Manages the selection in a list of documents: a checkbox per row, Shift to select from the last pressed row, and a bar that moves the selection to
 * the trash at once. Escape ends the selection. Rows that cannot be moved are reported with the reason and stay selected.
 * @param rows rows in display order
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
