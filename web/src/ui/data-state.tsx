import type { ReactNode } from 'react'
import { ErrorPanel } from './error-panel.tsx'
import { UnreadableNote } from './unreadable-note.tsx'

/** What became of a read. `unreadable` counts records that are left out of the data. */
export type ReadState<Data> =
  | { status: 'loading' }
  | { status: 'error'; isNewer?: boolean; retry: () => void }
  | { status: 'missing' }
  | { status: 'ready'; data: Data; unreadable?: number }

type Props<Data> = {
  read: ReadState<Data>
  /** In its place while it is read. */
  loading: ReactNode
  /** What could not be shown; without a network that is said instead, until the read goes on by itself. */
  errorTitle: string
  errorText?: string
  /** For a document that does not exist. */
  missing?: ReactNode
  /** For a list without rows: what the place is for, and the next step. */
  empty?: ReactNode
  /** 1 where the place is the whole screen. */
  level?: 1 | 2
  children: (data: Data) => ReactNode
}

/** A list or a document in every state it can be in: being read, missing, empty, partly unreadable, failed, or there. */
export function DataState<Data>({
  read,
  loading,
  errorTitle,
  errorText,
  missing,
  empty,
  level,
  children,
}: Props<Data>) {
  if (read.status === 'loading') return loading
  if (read.status === 'missing') return missing
  if (read.status === 'error') {
    return (
      <ErrorPanel
        title={errorTitle}
        onRetry={read.retry}
        isNewer={read.isNewer ?? false}
        {...(errorText !== undefined && { text: errorText })}
        {...(level !== undefined && { level })}
      />
    )
  }
  const { data, unreadable = 0 } = read
  const hasNoRows = Array.isArray(data) && data.length === 0
  if (hasNoRows && unreadable === 0) return empty
  return (
    <>
      {!hasNoRows && children(data)}
      <UnreadableNote count={unreadable} />
    </>
  )
}
