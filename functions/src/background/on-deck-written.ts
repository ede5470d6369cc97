import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { keepDeckVersion } from '../domain/decks/keep-deck-version.ts'
import { skipUnreadable } from './skip-unreadable.ts'
import { storedTime } from './stored-time.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

const writtenSchema = z.object({
  updatedAt: storedTime,
  createdBy: z.string().min(1),
  editedBy: z.string().min(1).optional(),
})

/** After a deck was written: keeps a version of it where its name, format or theme became others. */
export function onDeckWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.deck('{workspaceId}', '{deckId}'), retry: true },
    async ({ data, params: { workspaceId = '', deckId = '' } }) => {
      const written = writtenSchema.safeParse(data?.after.data()).data
      if (!written) return undefined
      const deps = getDeps()
      const { createdBy, editedBy: author = createdBy, updatedAt: at } = written
      return skipUnreadable(deps, () => keepDeckVersion(deps, { workspaceId, deckId, author, at, slide: null }))
    },
  )
}
