import type { TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import { z } from 'zod'
import type { FitCheck } from '../domain/ports/files.ts'
import { inTurn, runInThread, threadAddress, type ThreadLimits } from './run-in-thread.ts'

const THREAD = threadAddress(import.meta.url, 'fit-worker')
const LIMITS: ThreadLimits = { time: 20_000, megabytes: 256 }

const outcomeSchema = z.object({ faults: z.int() })

/** Tries designs out in a thread each, one at a time: laying out all cases and formats takes seconds. */
export function createFitCheck(limits: ThreadLimits = LIMITS): FitCheck {
  return inTurn(async (design: TemplateDesign) => {
    const outcome = await runInThread({
      thread: THREAD,
      data: design,
      limits,
      onMessage: (message) => outcomeSchema.parse(message),
    })
    if (typeof outcome !== 'string') return outcome.faults === 0 ? 'fits' : 'overflows'
    if (outcome === 'broken') throw new Error('the thread that tries designs out broke')
    return 'too_much'
  })
}
