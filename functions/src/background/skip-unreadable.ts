import type { Logger } from '../domain/ports/world.ts'
import { UnreadableDocument } from '../domain/unreadable-document.ts'

/** Runs a trigger's work. A document that cannot be read ends it: delivering the event again would not repair the document. */
export async function skipUnreadable({ logger }: { logger: Logger }, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    logger.error('an event was skipped: its document cannot be read', { error: error.message })
  }
}
