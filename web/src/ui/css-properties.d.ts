import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Values handed to a stylesheet. */
    [property: `--${string}`]: string | number | undefined
  }
}
