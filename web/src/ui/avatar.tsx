import { initials } from './initials.ts'
import styles from './avatar.module.css'

type Props = {
  name: string
  /** A picture's address; without one the initials are shown. */
  src?: string | null | undefined
  /** Pixels at normal text size. */
  size?: number
}

/** A person's or account's picture; decorative, because the name always stands beside it. */
export function Avatar({ name, src, size = 32 }: Props) {
  const style = { '--avatar-size': `${size / 16}rem` }
  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {src ? <img src={src} alt="" className={styles.picture} /> : initials(name)}
    </span>
  )
}
