import styles from './row-checkbox.module.css'

type Props = {
  /** Names the row. */
  label: string
  isSelected: boolean
  /** @param isRange with everything from the row that was pressed last */
  onSelect: (isRange: boolean) => void
}

/** Selects a row or a card of a list; lies above a row that is a link as a whole. NOTE every list pays for it: it is a plain input. */
export function RowCheckbox({ label, isSelected, onSelect }: Props) {
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={label}
        checked={isSelected}
        // Its click knows of Shift, by pointer and by keyboard; its change does not.
        onClick={({ shiftKey }) => onSelect(shiftKey)}
        readOnly
      />
    </span>
  )
}
