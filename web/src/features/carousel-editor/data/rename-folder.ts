import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { readPage } from '@/lib/live/read-page.ts'
import { log } from '@/lib/log.ts'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'
import { decksQuery } from './decks-queries.ts'

/**
 * Renames a folder, which moves its decks; an empty name takes them out of the folder.
 * @returns false if some decks could not be moved: they are still in the folder
 */
export async function renameFolder(
  { workspaceId, uid }: { workspaceId: string; uid: string },
  folder: string,
  name: string,
): Promise<boolean> {
  if (folder === name) return true
  try {
    for (;;) {
      const { data, unreadable } = await readPage(decksQuery(workspaceId, { folder, label: null }), {
        after: null,
        size: LIST_LIMIT_MAX,
      })
      if (data.length === 0) return unreadable === 0
      const outcomes = await Promise.all(
        data.map((deck) => {
          const draft = { ...deckDrafts.versionOf(deck).draft, folder: name }
          return deckDrafts.server.write(workspaceId, deck.id, { uid, draft, rev: deck.rev + 1 })
        }),
      )
      if (outcomes.some((outcome) => outcome !== 'written')) return false
    }
  } catch (error) {
    log.error('Decks: a folder could not be renamed', error)
    return false
  }
}
