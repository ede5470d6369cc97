import type { Finding as TextFinding } from '@postwright/core/checks/check'
import type { Finding as DeckFinding } from '@postwright/core/scene/lint/finding'

/** A finding of a row, and whether it is new compared with the earlier kits. */
export type Failing =
  | { kind: 'text'; finding: TextFinding; isNew: boolean }
  | { kind: 'deck'; finding: DeckFinding; slide: number; isNew: boolean }

/** Result of checking a post on one of its channels, or a deck, against its kit. */
export type ReportRow = {
  id: string
  kind: 'post' | 'deck'
  title: string
  /** Null for decks, and for posts without a channel. */
  connectionId: string | null
  kitName: string
  /** Scheduled time; null without one. */
  at: number | null
  isDraft: boolean
  failing: readonly Failing[]
}

/** Sorts rows by number of new findings, then by number of findings, then by scheduled time. */
export function sortRows(rows: readonly ReportRow[]): ReportRow[] {
  const newOf = ({ failing }: ReportRow) => failing.filter(({ isNew }) => isNew).length
  return rows.toSorted(
    (a, b) =>
      newOf(b) - newOf(a) || b.failing.length - a.failing.length || (a.at ?? Infinity) - (b.at ?? Infinity) || 0,
  )
}
