import type { Theme } from '@postwright/core/scene/theme'
import styles from './palette-colors.module.css'

/** Shows the colours of a palette, each with its value. */
export function PaletteColors({ colors }: Pick<Theme, 'colors'>) {
  return (
    <ul className={styles.palette}>
      {Object.entries(colors).map(([role, color]) => (
        <li key={role}>
          <div className={styles.color} style={{ background: color }} />
          <span className={styles.value}>{color}</span>
        </li>
      ))}
    </ul>
  )
}
