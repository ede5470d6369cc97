import type { endWindow as endContract, planWindow as planContract } from '@postwright/core/api/switches'
import type { OutputOf } from '@postwright/core/endpoint'
import { windowFieldsSchema } from '@postwright/core/model/service-switch'
import { paths } from '@postwright/core/paths'
import { findWindowFault, withoutWindow, withWindow } from '@postwright/core/switches/plan-window'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { showSwitch, writeSwitchIn } from './stored-switch.ts'

type WindowDeps = Pick<Deps, 'switches' | 'services' | 'users' | 'auditLog' | 'transact' | 'clock'>

/**
 * Plans a window, or changes one that has not started. A repeated call changes nothing.
 * @throws `window_past`, `window_too_long`, `window_overlaps`, `windows_full`
 */
export async function planWindow(
  deps: WindowDeps,
  { uid: actorUid }: Caller,
  { id, windowId, ...fields }: z.output<typeof planContract.input>,
): Promise<OutputOf<typeof planContract>> {
  const state = await deps.transact(async (tx) => {
    const stored = await deps.switches.getIn(tx, id)
    const windows = stored?.windows ?? []
    const known = windows.find((window) => window.id === windowId)
    if (known && isDeepStrictEqual(windowFieldsSchema.parse(known), fields)) return stored
    const now = deps.clock.now()
    const window = { ...fields, id: windowId, plannedBy: actorUid }
    // A window that has started can be ended, but not moved.
    const fault = known && known.startsAt <= now ? 'window_past' : findWindowFault(window, windows, now)
    if (fault) throw new AppError(fault, { message: `window ${windowId} of ${id}` })
    const facts = { name: id, from: timeOf(fields.startsAt), until: timeOf(fields.endsAt), message: fields.message }
    const subject = paths.serviceSwitch(id)
    deps.auditLog.appendIn(tx, { action: 'service.window_planned', actorUid, subject, facts })
    return writeSwitchIn(deps, tx, { id, stored, actorUid, changes: { windows: withWindow(windows, window, now) } })
  })
  deps.services.forget()
  return { service: await showSwitch(deps, id, state) }
}

/** @throws `not_found` */
export async function endWindow(
  deps: WindowDeps,
  { uid: actorUid }: Caller,
  { id, windowId }: z.output<typeof endContract.input>,
): Promise<OutputOf<typeof endContract>> {
  const state = await deps.transact(async (tx) => {
    const stored = await deps.switches.getIn(tx, id)
    const known = stored?.windows.find((window) => window.id === windowId)
    if (!stored || !known) throw new AppError('not_found', { message: `window ${windowId} of ${id}` })
    const now = deps.clock.now()
    if (known.endsAt <= now) return stored
    const facts = { name: id, from: timeOf(known.startsAt), until: timeOf(known.endsAt) }
    deps.auditLog.appendIn(tx, { action: 'service.window_ended', actorUid, subject: paths.serviceSwitch(id), facts })
    const windows = withoutWindow(stored.windows, windowId, now)
    return writeSwitchIn(deps, tx, { id, stored, actorUid, changes: { windows } })
  })
  deps.services.forget()
  return { service: await showSwitch(deps, id, state) }
}

function timeOf(instant: number): string {
  return new Date(instant).toISOString()
}
