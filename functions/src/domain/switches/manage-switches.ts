import type { listSwitches as listContract, setSwitch as setContract, ShownSwitch } from '@postwright/core/api/switches'
import type { OutputOf } from '@postwright/core/endpoint'
import {
  ALWAYS_ON,
  SERVICE_SWITCH_SCHEMA,
  type ServiceSwitch,
  SERVICE_IDS,
  type ServiceId,
} from '@postwright/core/model/service-switch'
import { paths } from '@postwright/core/paths'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'

type SwitchDeps = Pick<Deps, 'switches' | 'services' | 'users' | 'auditLog' | 'transact' | 'clock'>

export async function listSwitches(deps: Pick<Deps, 'switches' | 'users'>): Promise<OutputOf<typeof listContract>> {
  const stored = await deps.switches.list()
  const found = (id: ServiceId) => stored.find((state) => state.id === id) ?? null
  return { switches: await Promise.all(SERVICE_IDS.map((id) => shown(deps, id, found(id)))) }
}

/** @throws `stale_revision` */
export async function setSwitch(
  deps: SwitchDeps,
  { uid: actorUid }: Caller,
  { id, rev, settings, reason }: z.output<typeof setContract.input>,
): Promise<OutputOf<typeof setContract>> {
  const state = await deps.transact(async (tx) => {
    const stored = await deps.switches.getIn(tx, id)
    if (isDeepStrictEqual(settingsOf(stored), settings)) return stored
    if ((stored?.rev ?? 0) !== rev) throw new AppError('stale_revision', { message: `switch ${id}` })
    const facts = { isOn: settings.isOn, share: settings.share, excluded: settings.excluded.length, reason }
    deps.auditLog.appendIn(tx, { action: 'service.changed', actorUid, subject: paths.serviceSwitch(id), facts })
    const changes = { ...settings, changedBy: actorUid, reason }
    if (stored) return deps.switches.updateIn(tx, stored, changes)
    const base = newDocument(deps.clock, { id, schema: SERVICE_SWITCH_SCHEMA, createdBy: actorUid })
    const made = { ...base, ...changes, id }
    deps.switches.createIn(tx, made)
    return made
  })
  deps.services.forget(id)
  return { service: await shown(deps, id, state) }
}

function settingsOf(state: ServiceSwitch | null) {
  if (!state) return ALWAYS_ON
  const { isOn, share, excluded, message } = state
  return { isOn, share, excluded, message }
}

async function shown({ users }: Pick<Deps, 'users'>, id: ServiceId, state: ServiceSwitch | null): Promise<ShownSwitch> {
  const settings = settingsOf(state)
  if (!state) return { id, rev: 0, settings, changed: null }
  const person = await users.get(state.changedBy)
  const changed = { at: state.updatedAt, by: state.changedBy, byName: person?.fullName ?? null, reason: state.reason }
  return { id, rev: state.rev, settings, changed }
}
