import { useTranslation } from 'react-i18next'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import type { DraftType } from './draft-type.ts'

type Stored = { id: string }

type Telling = {
  /** Returns the message shown immediately, with the option to undo. */
  changed: (count: number) => string
  /** Returns the message about documents that were changed elsewhere in the meantime. */
  failed: (count: number) => string
  /** Called once the writes have started, and again if some of them were refused or undone. */
  onChange?: (() => void) | undefined
}

/**
 * Returns a function that changes documents of a list, each with a separate write and with one undo for all of them. The changes are shown
 * immediately, even offline. A document that another user has changed in the meantime keeps that user's version.
 */
export function useChangeDocuments<Document extends Stored, Draft>({
  versionOf,
  server,
}: Pick<DraftType<Document, Draft>, 'versionOf' | 'server'>) {
  const { t } = useTranslation()
  const { user, workspaceId } = useSignedIn()

  /** @param change returns the new draft, or null to leave it unchanged */
  return (documents: readonly Document[], change: (draft: Draft, at: number) => Draft | null, telling: Telling) => {
    const changes = documents.flatMap((document, at) => {
      const { draft: before, rev } = versionOf(document)
      const after = change(before, at)
      return after === null ? [] : [{ id: document.id, before, after, rev }]
    })
    if (changes.length === 0) return

    async function send(drafts: readonly { id: string; draft: Draft; rev: number }[]): Promise<void> {
      const writes = drafts.map(({ id, draft, rev }) => server.write(workspaceId, id, { uid: user.id, draft, rev }))
      telling.onChange?.()
      const failed = (await Promise.all(writes)).filter((outcome) => outcome !== 'written').length
      if (failed === 0) return
      toast.error(telling.failed(failed))
      telling.onChange?.()
    }

    void send(changes.map(({ id, after, rev }) => ({ id, draft: after, rev: rev + 1 })))
    toast.undo(telling.changed(changes.length), {
      label: t('common:action.undo'),
      onUndo: () => void send(changes.map(({ id, before, rev }) => ({ id, draft: before, rev: rev + 2 }))),
    })
  }
}
