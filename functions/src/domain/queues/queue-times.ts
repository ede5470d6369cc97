import { SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { Span } from '@postwright/core/slots/slot-times'

/** A slot nearer than this is left out: the one that a person was shown is still to come when they press. */
const SLOT_LEAD = 60_000

/** When slots may be given to posts. */
export function plannableSpan(now: number): Span {
  return { from: now + SLOT_LEAD, until: now + SCHEDULE_HORIZON }
}
