import '../options.ts'
import { paths } from '@postwright/core/paths'
import { onDocumentDeleted } from 'firebase-functions/v2/firestore'
import { getDeps } from '../get-deps.ts'

/** After a deck was deleted: what its slides were before goes with it. */
export const onDeckDeleted = onDocumentDeleted(
  { document: paths.deck('{workspaceId}', '{deckId}'), retry: true },
  async ({ params: { workspaceId = '', deckId = '' } }) => getDeps().slideVersions.deleteOfDeck(workspaceId, deckId),
)
