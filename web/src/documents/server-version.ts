import { WriteError } from '@/lib/write-error.ts'

/** A stored state of a document as its editor sees it. `editable` is false while the document may not be changed. */
export type ServerVersion<Draft> = { rev: number; draft: Draft; editable: boolean }

/** What the server has of a document; `forbidden` when it does not say, null when it cannot be asked. */
export type StoredVersion<Draft> = ServerVersion<Draft> | 'missing' | 'forbidden' | null

/** `refused` means that the rules said no: another write was first, or the document may not be edited any more. */
export type WriteOutcome = 'written' | 'refused' | 'failed'

/** For forms, which show what is thrown. @throws WriteError */
export function requireWritten(outcome: WriteOutcome): void {
  if (outcome !== 'written') throw new WriteError(outcome)
}
