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

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.replace(/^@/, '').at(0) ?? '',
  )
  return letters.join('').toUpperCase()
}
