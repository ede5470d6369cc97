import type { Logger } from '../domain/ports.ts'
import { UnreadableDocument } from '../domain/unreadable-document.ts'

/** Runs a trigger's work. A document that cannot be read ends it: delivering the event again would not mend the document. */
export async function goRoundUnreadable({ logger }: { logger: Logger }, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    logger.error('an event was left: its document cannot be read', { error: error.message })
  }
}
