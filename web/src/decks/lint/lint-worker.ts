import { fontLibrary } from '../fonts/font-library.ts'
import { lintDeck } from './lint-deck.ts'
import type { LintReply, LintRequest } from './lint-request.ts'

/** Looks through decks beside the screen, one request at a time; it may be ended in the middle of one. */
addEventListener('message', ({ data }: MessageEvent<LintRequest>) => {
  const reply = (message: LintReply) => postMessage(message)
  const withdraw = fontLibrary.offer(data.families)
  void lintDeck(data, (done, of) => reply({ kind: 'progress', done, of }))
    .then(
      (result) => reply({ kind: 'done', result }),
      (error: unknown) => reply({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    )
    .finally(withdraw)
})
