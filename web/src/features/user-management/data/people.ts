import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { setUserRole } from '@postwright/core/api/admin'
import {
  getPerson,
  grantCredit,
  listPeople,
  type PersonDetail,
  type PersonRow,
  setPersonAccess,
  setPlanOverride,
  takeBackCredit,
} from '@postwright/core/api/people'
import {
  cancelPersonDeletion,
  endPersonSessions,
  listPersonSessions,
  sendPersonExport,
} from '@postwright/core/api/people-account'
import { listPricedPlans } from '@postwright/core/api/pricing'
import type { InputOf } from '@postwright/core/endpoint'
import { getCurrentVersion } from '@postwright/core/model/plan'
import { call } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { queryState } from '@/lib/query-state.ts'

export type PeopleWanted = InputOf<typeof listPeople>
export type PeoplePage = { people: readonly PersonRow[]; after: string | null }

const PERSON = ['admin', 'person'] as const
const personKey = (uid: string) => [...PERSON, uid]

/** Returns a page of users. The previous page stays visible while the next one loads. */
export function usePeople(wanted: PeopleWanted) {
  return queryState(
    useQuery({
      queryKey: ['admin', 'people', wanted],
      queryFn: (): Promise<PeoplePage> => call(listPeople, wanted),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  )
}

/** Returns the names of all plans, keyed by id. */
export function usePlanNames(): ReadonlyMap<string, string> {
  const { data = new Map<string, string>() } = useQuery({
    queryKey: ['admin', 'plan-names'],
    queryFn: async () => {
      const { plans } = await call(listPricedPlans, {})
      return new Map(plans.map((plan) => [plan.id, getCurrentVersion(plan)?.name ?? plan.draft?.name ?? plan.id]))
    },
  })
  return data
}

/** Returns the read state of an account; `data` is null if the account does not exist. */
export function usePerson(uid: string) {
  return queryState(
    useQuery({
      queryKey: personKey(uid),
      staleTime: 0,
      queryFn: async (): Promise<PersonDetail | null> => {
        try {
          return (await call(getPerson, { uid })).person
        } catch (error) {
          if (error instanceof ApiError && error.code === 'not_found') return null
          throw error
        }
      },
    }),
  )
}

export function usePersonSessions(uid: string) {
  return queryState(
    useQuery({
      queryKey: [...personKey(uid), 'sessions'],
      queryFn: async () => (await call(listPersonSessions, { uid })).sessions,
      staleTime: 0,
    }),
  )
}

/** Returns a function that reloads a user and their sessions after a change. */
export function usePersonChanged(uid: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: personKey(uid) })
}

// Each function throws an ApiError, `reauthentication_required` among them.
export const setAccess = (input: InputOf<typeof setPersonAccess>) => call(setPersonAccess, input)
export const setRole = (input: InputOf<typeof setUserRole>) => call(setUserRole, input)
export const saveOverride = (input: InputOf<typeof setPlanOverride>) => call(setPlanOverride, input)
export const giveCredit = (input: InputOf<typeof grantCredit>) => call(grantCredit, input)
export const withdrawCredit = (input: InputOf<typeof takeBackCredit>) => call(takeBackCredit, input)

// Each function throws an ApiError.
export const endSessions = (input: InputOf<typeof endPersonSessions>) => call(endPersonSessions, input)
export const sendExport = (uid: string) => call(sendPersonExport, { uid })
export const keepAccount = (uid: string) => call(cancelPersonDeletion, { uid })
