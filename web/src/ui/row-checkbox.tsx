import styles from './row-checkbox.module.css'

type Props = {
  /** Accessible name of the row. */
  label: string
  isSelected: boolean
  /** @param isRange true to include all rows since the last clicked one */
  onSelect: (isRange: boolean) => void
}

/**
 * Checkbox that selects a row or card, above rows that are links as a whole. NOTE a plain input, because every list would have to load a library's
 * checkbox.
 */
export function RowCheckbox({ label, isSelected, onSelect }: Props) {
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={label}
        checked={isSelected}
        // The click event contains the Shift key, for pointer and keyboard; the change event does not.
        onClick={({ shiftKey }) => onSelect(shiftKey)}
        readOnly
      />
    </span>
  )
}
