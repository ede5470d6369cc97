import type { ReactNode } from 'react'

/** Placeholder for the element in a translated sentence; no text contains it. */
const SLOT = '\u0001'

type Props = {
  /** Returns the translation with the given text in place of its variable. */
  sentence: (slot: string) => string
  children: ReactNode
}

/** Shows a translated sentence with one element in it. NOTE `Trans` of react-i18next is not used: its code is larger than a screen's texts. */
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
