import styles from './avatar.module.css'

type Props = {
  name: string
  /** Address of the image; without one the initials are shown. */
  src?: string | null | undefined
  /** Pixels at normal text size. */
  size?: number
}

/** Shows the avatar of a user or account; decorative, because the name is always shown next to it. */
export function Avatar({ name, src, size = 32 }: Props) {
  const style = { '--avatar-size': `${size / 16}rem` }
  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {src ? <img src={src} alt="" className={styles.picture} /> : initials(name)}
    </span>
  )
}

const LETTER = /\p{L}/u

const FIGURE_OR_SIGN = /\p{N}|\p{Extended_Pictographic}/u

/** Returns the replacement for an avatar: the initials of the first and last word, otherwise a digit or a symbol. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const firsts = (kind: RegExp) => words.flatMap((word) => kind.exec(word)?.[0] ?? [])
  const letters = firsts(LETTER)
  const found = letters.length > 0 ? letters : firsts(FIGURE_OR_SIGN)
  return [found[0], found.length > 1 ? found.at(-1) : ''].join('').toUpperCase()
}
