import type { ReactNode } from 'react'

/** Stands in a translated sentence for the element; no words hold it. */
const SLOT = '\u0001'

type Props = {
  /** The translation, given what to put in the place of its variable. */
  sentence: (slot: string) => string
  children: ReactNode
}

/** A translated sentence with one element in it. NOTE the library's own component for this weighs more than a screen's words. */
export function SentenceWith({ sentence, children }: Props) {
  const [before, after] = sentence(SLOT).split(SLOT)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
