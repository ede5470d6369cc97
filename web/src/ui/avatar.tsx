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

const LETTER = /\p{L}/u

const FIGURE_OR_SIGN = /\p{N}|\p{Extended_Pictographic}/u

/** What stands for a name in place of a picture: the letters that its first and last word begin with, else a figure or a sign. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const firsts = (kind: RegExp) => words.flatMap((word) => kind.exec(word)?.[0] ?? [])
  const letters = firsts(LETTER)
  const found = letters.length > 0 ? letters : firsts(FIGURE_OR_SIGN)
  return [found[0], found.length > 1 ? found.at(-1) : ''].join('').toUpperCase()
}
