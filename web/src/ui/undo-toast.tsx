import styles from './undo-toast.module.css'

type Props = { message: string; label: string; onUndo: () => void }

/** The content of a toast for an action that can be undone. */
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
