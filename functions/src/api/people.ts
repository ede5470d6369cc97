import * as contract from '@postwright/core/api/people'
import * as account from '@postwright/core/api/people-account'
import { grantCredit, takeBackCredit } from '../domain/people/grant-credit.ts'
import {
  cancelPersonDeletion,
  endPersonSessions,
  listPersonSessions,
  sendPersonExport,
} from '../domain/people/help-person.ts'
import { listPeople } from '../domain/people/list-people.ts'
import { setPlanOverride } from '../domain/people/plan-override.ts'
import { readPerson } from '../domain/people/read-person.ts'
import { setPersonAccess } from '../domain/people/set-access.ts'
import { bind, type Route } from '../http/bind.ts'

export const PEOPLE_ROUTES: readonly Route[] = [
  bind(contract.listPeople, { limit: { perMinute: 120, by: 'account' } }, ({ deps, input }) => listPeople(deps, input)),

  bind(contract.getPerson, { limit: { perMinute: 120, by: 'account' } }, async ({ deps, input }) => ({
    person: await readPerson(deps, input.uid),
  })),

  bind(
    contract.setPersonAccess,
    { limit: { perMinute: 30, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => {
      await setPersonAccess(deps, caller, input)
      return { changed: true as const }
    },
  ),

  bind(
    contract.setPlanOverride,
    { limit: { perMinute: 30, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => {
      await setPlanOverride(deps, caller, input)
      return { changed: true as const }
    },
  ),

  bind(contract.grantCredit, { limit: { perMinute: 20, by: 'account' }, sensitive: true }, ({ deps, caller, input }) =>
    grantCredit(deps, caller, input),
  ),

  bind(
    contract.takeBackCredit,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    ({ deps, caller, input }) => takeBackCredit(deps, caller, input),
  ),

  bind(account.listPersonSessions, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => ({
    sessions: await listPersonSessions(deps, caller, input.uid),
  })),

  bind(account.endPersonSessions, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => ({
    ended: await endPersonSessions(deps, caller, input),
  })),

  bind(account.sendPersonExport, { limit: { perMinute: 10, by: 'account' } }, async ({ deps, caller, input }) => {
    await sendPersonExport(deps, caller, input.uid)
    return { isBegun: true as const }
  }),

  bind(account.cancelPersonDeletion, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller, input }) => {
    await cancelPersonDeletion(deps, caller, input.uid)
    return { cancelled: true as const }
  }),
]
