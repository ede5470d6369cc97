import type { Finding as TextFinding } from '@postwright/core/checks/check'
import type { Finding as DeckFinding } from '@postwright/core/scene/lint/finding'

/** What a row fails, and whether it did not by the kits as they were before. */
export type Failing =
  | { kind: 'text'; finding: TextFinding; isNew: boolean }
  | { kind: 'deck'; finding: DeckFinding; slide: number; isNew: boolean }

/** A post on one of its channels, or a deck, beside the kit that it follows. */
export type ReportRow = {
  id: string
  kind: 'post' | 'deck'
  title: string
  /** Null for decks, and for posts without a channel. */
  connectionId: string | null
  kitName: string
  /** When it is to go out. */
  at: number | null
  isDraft: boolean
  failing: readonly Failing[]
}

/** What newly fails first, then what fails most, then what goes out first. */
export function sortRows(rows: readonly ReportRow[]): ReportRow[] {
  const newOf = ({ failing }: ReportRow) => failing.filter(({ isNew }) => isNew).length
  return rows.toSorted(
    (a, b) =>
      newOf(b) - newOf(a) || b.failing.length - a.failing.length || (a.at ?? Infinity) - (b.at ?? Infinity) || 0,
  )
}
