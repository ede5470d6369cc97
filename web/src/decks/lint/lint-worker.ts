import { serveCalls } from '@/lib/workers/serve-calls.ts'
import type { Report } from '@/lib/workers/worker-call.ts'
import { fontLibrary } from '../fonts/font-library.ts'
import { lintDeck } from './lint-deck.ts'
import type { LintProgress, LintRequest } from './lint-request.ts'

serveCalls((request: LintRequest, report: Report<LintProgress>) => {
  const withdraw = fontLibrary.offer(request.families)
  return lintDeck(request, report).finally(withdraw)
})
