import { FONT_CHECK_TIME_MAX, type FontRefusal } from '@postwright/core/fonts/font-check'
import type { FontCheck, FontCheckOutcome } from '../../domain/ports/files.ts'
import { inTurn, runInThread, threadAddress, type ThreadFailure, type ThreadLimits } from '../run-in-thread.ts'

type Limits = ThreadLimits & { thread: URL }

const LIMITS: Limits = {
  time: FONT_CHECK_TIME_MAX,
  megabytes: 192,
  thread: threadAddress(import.meta.url, 'font-worker'),
}
const REFUSALS: Record<ThreadFailure, FontRefusal> = {
  too_slow: 'too_slow',
  too_large: 'too_complex',
  broken: 'broken',
}

/** Returns a check that processes fonts one at a time, each in its own thread, so that a malicious font harms neither the process nor its memory. */
export function createFontCheck(changed: Partial<Limits> = {}): FontCheck {
  const { thread, ...limits } = { ...LIMITS, ...changed }
  return inTurn(async (file: Uint8Array): Promise<FontCheckOutcome> => {
    const onMessage = (outcome: FontCheckOutcome) => outcome
    const outcome = await runInThread({ thread, data: file, limits, onMessage })
    return typeof outcome === 'string' ? { kind: 'refused', refusal: REFUSALS[outcome] } : outcome
  })
}
