import type { DraftFields, DraftType, ServerVersion } from '@/documents/draft-type.ts'
import { createDraftSession } from '@/documents/draft-session.ts'
import { claimUnsavedCopies } from '@/documents/outbox/unsaved-copies.ts'
import { openEditors } from '@/documents/outbox/open-editors.ts'
import { outbox } from '@/documents/outbox/outbox.ts'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import type { Collision } from '@/documents/merge/merge-by-shape.ts'
import type { Autosave } from '@/documents/autosave.ts'
import { joinLive } from '../join-live.ts'
import type { OpenDraft } from './deck-sync.ts'

type Address = { uid: string; workspaceId: string; documentId: string }

export type OpenOptions<Draft> = {
  type: DraftType<never, Draft> & { parts?: DraftParts<Draft> }
  parts: DraftParts<Draft>
  address: Address
  /** Called with the user's changes that another version has overridden. */
  onLost(documentId: string, lost: readonly Collision[]): void
  /** A field whose conflicts are not reported. */
  silent?: string
}

/** A draft of the deck's editor together with its complete `Autosave`. */
export type SavedDraft<Draft> = OpenDraft<Draft> & { autosave: Autosave<Draft> }

/** Starts saving a document, with unsaved edits of earlier visits on this device. */
export async function openDraft<Draft extends DraftFields>(
  options: OpenOptions<Draft>,
  stored: ServerVersion<Draft>,
): Promise<SavedDraft<Draft>> {
  const { type, address } = options
  const enter = openEditors.enter({ collection: type.collection, documentId: address.documentId }, null)
  const claim = claimUnsavedCopies({ type, uid: address.uid, documentId: address.documentId })
  const left = await claim.copies
  const opened = beginDraft(options, stored, left)
  enter()
  return {
    ...opened,
    close(drop) {
      opened.close(drop)
      claim.release()
    },
  }
}

/** Starts saving a document, one just created here or a stored one. Merges unsaved copies of earlier visits (`left`) into it. */
export function beginDraft<Draft extends DraftFields>(
  { type, parts, address, onLost, silent }: OpenOptions<Draft>,
  stored: ServerVersion<Draft>,
  left: readonly WaitingDraft<Draft>[] = [],
): SavedDraft<Draft> {
  let isTelling = false
  const joining: DraftType<never, Draft> = {
    ...type,
    merge(base, mine, theirs) {
      const { draft, lost } = joinLive(parts, { base, mine, theirs }, silent)
      if (isTelling && lost.length > 0) onLost(address.documentId, lost)
      return draft
    },
  }
  const session = createDraftSession({ type: joining, ...address }, stored, left)
  isTelling = true
  const leaveSession = session.open()
  const document = { collection: type.collection, documentId: address.documentId }
  const leaveEditors = openEditors.enter(document, { attach: null })
  const { autosave } = session
  // A continued copy is based on an older version, so it is merged with the stored one like any other change.
  autosave.serverChanged(stored)
  takeIn(session.restored.others)

  /** Merges further copies, which other tabs left when they were killed. */
  function takeIn(copies: readonly WaitingDraft<Draft>[]) {
    for (const { id, base, draft } of copies) {
      const theirs = autosave.getState().draft
      const joined = joinLive(parts, { base: base.draft, mine: draft, theirs }, silent)
      if (joined.lost.length > 0) onLost(address.documentId, joined.lost)
      autosave.edit(joined.draft)
      void outbox.change([], [id])
    }
  }

  return {
    autosave,
    close(drop) {
      if (drop) autosave.drop()
      leaveSession()
      leaveEditors()
    },
  }
}
