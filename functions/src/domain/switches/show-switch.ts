import type { ShownSwitch } from '@postwright/core/api/switches'
import {
  ALWAYS_ON,
  type ServiceId,
  type ServiceSwitch,
  type SwitchSettings,
} from '@postwright/core/model/service-switch'
import type { Deps } from '../ports/deps.ts'

export function settingsOf(state: ServiceSwitch | null): SwitchSettings {
  if (!state) return ALWAYS_ON
  const { isOn, share, excluded, rules, message } = state
  return { isOn, share, excluded, rules, message }
}

/** A switch as admins see it, with the names of the people in it. */
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
