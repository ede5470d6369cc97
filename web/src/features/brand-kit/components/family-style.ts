import type { CSSProperties } from 'react'

/** Sets text in a family, where there is one. */
export function familyStyle(family: string): CSSProperties | undefined {
  return family === '' ? undefined : { fontFamily: `${JSON.stringify(family)}, var(--font-text)` }
}
