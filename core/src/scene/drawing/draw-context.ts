import type { MeasureText } from '../measure-text.ts'
import type { Theme } from '../theme.ts'

/** Where a slide stands among those that are shown, counted from 1. */
export type PagePlace = { number: number; count: number }

/** What layers are drawn by, apart from themselves. */
export type DrawContext = {
  theme: Theme
  measure: MeasureText
  page: PagePlace
  /** The text that says what the slide is about; empty for none. */
  headingId: string
  /** Whether charts and tables bring their data along, for files that hold such of their own. */
  hasData?: boolean
}
