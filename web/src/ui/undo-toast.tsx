import styles from './undo-toast.module.css'

type Props = { message: string; label: string; onUndo: () => void }

/** The inside of a toast whose deed can be taken back. */
export function UndoToast({ message, label, onUndo }: Props) {
  return (
    <span className={styles.row}>
      <span className={styles.message}>{message}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        {label}
      </button>
    </span>
  )
}
