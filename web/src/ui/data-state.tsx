import type { ReactNode } from 'react'
import { ErrorPanel } from './error-panel.tsx'
import { UnreadableNote } from './unreadable-note.tsx'

/** State of a read. `unreadable` counts records that are omitted from the data. */
export type ReadState<Data> =
  | { status: 'loading' }
  | { status: 'error'; isNewer?: boolean; retry: () => void }
  | { status: 'missing' }
  | { status: 'ready'; data: Data; unreadable?: number }

type Props<Data> = {
  read: ReadState<Data>
  /** Shown while loading. */
  loading: ReactNode
  /** Title of the error; without a network the offline message is shown instead, until the read continues automatically. */
  errorTitle: string
  errorText?: string
  /** Shown for a document that does not exist. */
  missing?: ReactNode
  /** Shown for a list without rows: the purpose of the list, and the next step. */
  empty?: ReactNode
  /** 1 if the state fills the whole screen. */
  level?: 1 | 2
  children: (data: Data) => ReactNode
}

/** Shows a list or a document in every state: loading, missing, empty, partly unreadable, failed, or ready. */
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
