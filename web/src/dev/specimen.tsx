import type { ReactNode } from 'react'
import styles from './gallery.module.css'

type Props = {
  /** Name of the state shown. */
  name: string
  /** Things to try: pointer, keys, other states. */
  note?: string
  children: ReactNode
  /** True to use the whole width of the section. */
  wide?: boolean
}

/** Shows one component in one state, with its caption. */
export function Specimen({ name, note, children, wide = false }: Props) {
  return (
    <div className={styles.specimen} data-wide={wide || undefined}>
      <p className={styles.caption}>
        {name}
        {note !== undefined && (
          <>
            {' '}
            <span className={styles.note}>{note}</span>
          </>
        )}
      </p>
      <div className={styles.stage}>{children}</div>
    </div>
  )
}
