import type { listSwitches as listContract, setSwitch as setContract } from '@postwright/core/api/switches'
import type { OutputOf } from '@postwright/core/endpoint'
import { SERVICE_IDS, type ServiceId, type ServiceRule } from '@postwright/core/model/service-switch'
import { paths } from '@postwright/core/paths'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { settingsOf, showSwitch, writeSwitchIn } from './stored-switch.ts'

type SwitchDeps = Pick<Deps, 'switches' | 'services' | 'users' | 'usernames' | 'auditLog' | 'transact' | 'clock'>

export async function listSwitches(deps: Pick<Deps, 'switches' | 'users'>): Promise<OutputOf<typeof listContract>> {
  const stored = await deps.switches.list()
  const found = (id: ServiceId) => stored.find((state) => state.id === id) ?? null
  return { switches: await Promise.all(SERVICE_IDS.map((id) => showSwitch(deps, id, found(id)))) }
}

/** @throws `stale_revision`, `validation_failed` for people who do not exist */
export async function setSwitch(
  deps: SwitchDeps,
  { uid: actorUid }: Caller,
  { id, rev, settings: wanted, reason }: z.output<typeof setContract.input>,
): Promise<OutputOf<typeof setContract>> {
  const settings = { ...wanted, rules: await resolveNames(deps, wanted.rules) }
  const state = await deps.transact(async (tx) => {
    const stored = await deps.switches.getIn(tx, id)
    if (isDeepStrictEqual(settingsOf(stored), settings)) return stored
    if ((stored?.rev ?? 0) !== rev) throw new AppError('stale_revision', { message: `switch ${id}` })
    const { isOn, share, excluded, rules } = settings
    const facts = { name: id, isOn, share, excluded: excluded.length, rules: rules.length, reason }
    deps.auditLog.appendIn(tx, { action: 'service.changed', actorUid, subject: paths.serviceSwitch(id), facts })
    const changes = { ...settings, changedAt: deps.clock.now(), changedBy: actorUid, reason }
    return writeSwitchIn(deps, tx, { id, stored, actorUid, changes })
  })
  deps.services.forget()
  return { service: await showSwitch(deps, id, state) }
}

type Needs = Pick<Deps, 'users' | 'usernames'>

/**
 * Resolves usernames in rules to uids: a name becomes the uid of its current user, and a later change of the name has no effect.
 * @throws `validation_failed`
 */
async function resolveNames(deps: Needs, rules: readonly ServiceRule[]): Promise<ServiceRule[]> {
  return Promise.all(
    rules.map(async (rule) => {
      const { segment } = rule
      if (segment.kind !== 'people') return rule
      const uids = await Promise.all(segment.uids.map((name) => findPerson(deps, name)))
      return { ...rule, segment: { ...segment, uids: [...new Set(uids)] } }
    }),
  )
}

async function findPerson({ users, usernames }: Needs, name: string): Promise<string> {
  const uid = (await usernames.findOwner(name.toLowerCase())) ?? (await users.get(name))?.id
  if (uid !== undefined) return uid
  const detail = fillWords(FIELD_WORDS.username, { name })
  throw new AppError('validation_failed', { detail, fields: { rules: detail } })
}
