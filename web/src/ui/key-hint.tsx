import { Kbd } from '@mantine/core'
import { keyNames } from './key-names.ts'
import styles from './key-hint.module.css'

/** Shows the keyboard shortcut of an action next to its name; hidden on touch-only devices and narrow screens. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keyNames(keys).map((key) => (
        <Kbd key={key} size="xs">
          {key}
        </Kbd>
      ))}
    </span>
  )
}
