import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { useStoredDocument } from './data/use-stored-document.ts'
import type { DraftFields, DraftType } from './draft-type.ts'
import { useIsAwaited } from './outbox/use-is-awaited.ts'
import { useLeftBehind } from './outbox/use-left-behind.ts'
import type { WaitingDraft } from './outbox/waiting-item.ts'

type Props<Document, Draft> = {
  described: Collection<z.ZodType<Document & object>, [workspaceId: string]>
  drafts: DraftType<Document, Draft>
  documentId: string
  /** In its place while it is read. */
  loading: ReactNode
  errorTitle: string
  missing: ReactNode
  /** 1 where the document is the whole screen. */
  level?: 1 | 2
  /** @param left what earlier visits typed and never saved */
  children: (document: Document, left: readonly WaitingDraft<Draft>[]) => ReactNode
}

/** One document of the workspace with what was left of it on this device, for its editor. */
export function DocumentById<Document extends object, Draft extends DraftFields>(props: Props<Document, Draft>) {
  const isAwaited = useIsAwaited(props.drafts, props.documentId)
  return isAwaited ? props.loading : <StoredDocument key={props.documentId} {...props} />
}

function StoredDocument<Document extends object, Draft extends DraftFields>(props: Props<Document, Draft>) {
  const { described, drafts, documentId, children, ...states } = props
  const { user, workspaceId } = useSignedIn()
  const left = useLeftBehind({ type: drafts, uid: user.id, documentId })
  const document = useStoredDocument(described, workspaceId, documentId)
  return (
    <DataState read={left === null && document.status === 'ready' ? { status: 'loading' } : document} {...states}>
      {(data) => children(data, left ?? [])}
    </DataState>
  )
}
