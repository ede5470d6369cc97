import type { ShownSwitch } from '@postwright/core/api/switches'
import {
  ALWAYS_ON,
  type ServiceId,
  type ServiceSwitch,
  type SwitchSettings,
  SERVICE_SWITCH_SCHEMA,
} from '@postwright/core/model/service-switch'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'
import type { Tx } from '../ports/documents.ts'

export function settingsOf(state: ServiceSwitch | null): SwitchSettings {
  if (!state) return ALWAYS_ON
  const { isOn, share, excluded, rules, message } = state
  return { isOn, share, excluded, rules, message }
}

/** Returns a switch for admins, with the names of the people in it. */
export async function showSwitch(
  { users }: Pick<Deps, 'users'>,
  id: ServiceId,
  state: ServiceSwitch | null,
): Promise<ShownSwitch> {
  const settings = settingsOf(state)
  if (!state) return { id, rev: 0, settings, names: {}, windows: [], changed: null }
  const uids = settings.rules.flatMap(({ segment }) => (segment.kind === 'people' ? segment.uids : []))
  const [author, ...people] = await Promise.all([state.changedBy, ...uids].map((uid) => users.get(uid)))
  const names = Object.fromEntries(people.flatMap((person) => (person ? [[person.id, person.username]] : [])))
  const { rev, windows, changedAt: at, changedBy: by, reason } = state
  const changed = at === null ? null : { at, by, byName: author?.fullName ?? null, reason }
  return { id, rev, settings, names, windows, changed }
}

type Written = { id: ServiceId; stored: ServiceSwitch | null; actorUid: string; changes: Partial<ServiceSwitch> }

/** Stores changes of a switch that was read in the transaction; the first change creates its document. */
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

/** Reason of a switch with unchanged settings; it is never shown. */
const UNCHANGED = '-'
