import { Checkbox } from '@mantine/core'
import styles from './row-checkbox.module.css'

type Props = {
  /** Names the row. */
  label: string
  isSelected: boolean
  /** @param isRange with everything from the row that was pressed last */
  onSelect: (isRange: boolean) => void
}

/** Selects a row or a card of a list; lies above a row that is a link as a whole. */
export function RowCheckbox({ label, isSelected, onSelect }: Props) {
  return (
    <Checkbox
      className={styles.box}
      aria-label={label}
      checked={isSelected}
      // Its click knows of Shift, by pointer and by keyboard; its change does not.
      onClick={({ shiftKey }) => onSelect(shiftKey)}
      readOnly
    />
  )
}
