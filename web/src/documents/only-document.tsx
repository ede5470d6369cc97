import type { ComponentProps, ReactNode } from 'react'
import { DataState, type ReadState } from '@/ui/data-state.tsx'
import { DocumentById } from './document-by-id.tsx'
import type { DraftFields } from './draft-type.ts'

type Props<Document extends { id: string }, Draft extends DraftFields> = Omit<
  ComponentProps<typeof DocumentById<Document, Draft>>,
  'documentId' | 'missing' | 'level'
> & {
  /** The documents of a collection that has at most one in a workspace. */
  read: ReadState<readonly Document[]>
  /** While there is none. */
  empty: ReactNode
}

/** The only document of its kind in the workspace, as a whole screen. */
export function OnlyDocument<Document extends { id: string }, Draft extends DraftFields>({
  read,
  empty,
  ...props
}: Props<Document, Draft>) {
  const { loading, errorTitle } = props
  return (
    <DataState read={read} loading={loading} errorTitle={errorTitle} level={1} empty={empty}>
      {([document]) => document && <DocumentById {...props} level={1} documentId={document.id} missing={empty} />}
    </DataState>
  )
}
