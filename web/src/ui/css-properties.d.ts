import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Values passed to a stylesheet. */
    [property: `--${string}`]: string | number | undefined
  }
}
