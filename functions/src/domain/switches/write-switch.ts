import {
  ALWAYS_ON,
  SERVICE_SWITCH_SCHEMA,
  type ServiceId,
  type ServiceSwitch,
} from '@postwright/core/model/service-switch'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'

type Written = { id: ServiceId; stored: ServiceSwitch | null; actorUid: string; changes: Partial<ServiceSwitch> }

/** Stores changes of a switch that was read in the transaction; the first makes its document. */
export function writeSwitchIn(
  { switches, clock }: Pick<Deps, 'switches' | 'clock'>,
  tx: Tx,
  { id, stored, actorUid, changes }: Written,
): ServiceSwitch {
  if (stored) return switches.updateIn(tx, stored, changes)
  const base = newDocument(clock, { id, schema: SERVICE_SWITCH_SCHEMA, createdBy: actorUid })
  const unchanged = { ...ALWAYS_ON, windows: [], changedAt: null, changedBy: actorUid, reason: UNCHANGED }
  const made = { ...base, ...unchanged, ...changes, id }
  switches.createIn(tx, made)
  return made
}

/** The reason of a switch whose settings nobody has changed; it is shown nowhere. */
const UNCHANGED = '-'
