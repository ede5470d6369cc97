import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState, type ReadState } from '@/ui/data-state.tsx'
import { useStoredDocument } from './data/use-stored-document.ts'
import type { DraftFields, DraftType } from './draft-type.ts'
import { useIsAwaited } from './outbox/use-is-awaited.ts'
import { useUnsavedCopies } from './outbox/unsaved-copies.ts'
import type { WaitingDraft } from './outbox/waiting-item.ts'

type Props<Document, Draft> = {
  described: Collection<z.ZodType<Document & object>, [workspaceId: string]>
  drafts: DraftType<Document, Draft>
  documentId: string
  /** Shown while the document loads. */
  loading: ReactNode
  errorTitle: string
  missing: ReactNode
  /** Heading level: 1 if the document is the whole screen. */
  level?: 1 | 2
  /**
   * Renders the editor.
   * @param left unsaved edits of earlier visits
   */
  children: (document: Document, left: readonly WaitingDraft<Draft>[]) => ReactNode
}

/** Loads one document of the workspace and its unsaved edits on this device, for its editor. */
export function DocumentById<Document extends object, Draft extends DraftFields>(props: Props<Document, Draft>) {
  const isAwaited = useIsAwaited(props.drafts, props.documentId)
  return isAwaited ? props.loading : <StoredDocument key={props.documentId} {...props} />
}

function StoredDocument<Document extends object, Draft extends DraftFields>(props: Props<Document, Draft>) {
  const { described, drafts, documentId, children, ...states } = props
  const { user, workspaceId } = useSignedIn()
  const left = useUnsavedCopies({ type: drafts, uid: user.id, documentId })
  const document = useStoredDocument(described, workspaceId, documentId)
  return (
    <DataState read={left === null && document.status === 'ready' ? { status: 'loading' } : document} {...states}>
      {(data) => children(data, left ?? [])}
    </DataState>
  )
}

type OnlyDocumentProps<Document, Draft> = {
  /** The documents of a collection with at most one document per workspace. */
  read: ReadState<readonly Document[]>
  drafts: DraftType<Document, Draft>
  /** Shown while the document loads. */
  loading: ReactNode
  errorTitle: string
  /** Shown if there is no document. */
  empty: ReactNode
  /**
   * Renders the editor.
   * @param left unsaved edits of earlier visits
   */
  children: (document: Document, left: readonly WaitingDraft<Draft>[]) => ReactNode
}

/**
 * Shows the only document of its kind in the workspace as a whole screen.
 * NOTE the document is taken from its list, because a separate listener that is added while the document is being stored can report it as missing and
 * never correct this.
 */
export function OnlyDocument<Document extends { id: string }, Draft extends DraftFields>({
  read,
  empty,
  ...props
}: OnlyDocumentProps<Document, Draft>) {
  const { loading, errorTitle } = props
  return (
    <DataState read={read} loading={loading} errorTitle={errorTitle} level={1} empty={empty}>
      {([document]) => document && <ListedDocument key={document.id} {...props} document={document} />}
    </DataState>
  )
}

type ListedProps<Document, Draft> = Omit<OnlyDocumentProps<Document, Draft>, 'read' | 'empty'> & { document: Document }

function ListedDocument<Document extends { id: string }, Draft extends DraftFields>(
  props: ListedProps<Document, Draft>,
) {
  const { document, drafts, loading, children } = props
  const { user } = useSignedIn()
  const isAwaited = useIsAwaited(drafts, document.id)
  const left = useUnsavedCopies({ type: drafts, uid: user.id, documentId: document.id })
  return isAwaited || left === null ? loading : children(document, left)
}
