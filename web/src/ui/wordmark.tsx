import { Mark } from './mark.tsx'
import styles from './wordmark.module.css'

type Props = { name: string; size?: 'm' | 'l' }

export function Wordmark({ name, size = 'm' }: Props) {
  return (
    <span className={styles.wordmark} data-size={size}>
      <Mark size={size === 'l' ? 30 : 26} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
