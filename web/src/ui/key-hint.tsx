import { Kbd } from '@mantine/core'
import { keyNames } from './key-names.ts'
import styles from './key-hint.module.css'

/** The keys of an action beside its name; hidden where there is only touch, and on narrow screens. */
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
