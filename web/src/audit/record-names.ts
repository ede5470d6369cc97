import { createContext, use } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { nameRecords } from '@postwright/core/api/admin'
import { documentId } from '@postwright/core/ids'
import { NAMED_RECORDS_MAX } from '@postwright/core/limits'
import { AUDIT_ACTORS, AUDIT_PSEUDONYM, type AuditEntry } from '@postwright/core/model/audit-entry'
import { call } from '@/lib/api-client.ts'

/** Names by id; a record without a name is shown by its id. */
export type RecordNames = {
  people: ReadonlyMap<string, { fullName: string; email: string }>
  workspaces: ReadonlyMap<string, string>
}

const NO_NAMES: RecordNames = { people: new Map(), workspaces: new Map() }

/** Names of the records on the current page of the audit log. */
export const RecordNamesContext = createContext(NO_NAMES)

export function useNamesShown(): RecordNames {
  return use(RecordNamesContext)
}

const NOBODY: readonly string[] = []

/**
 * Returns the names of the people and workspaces in the entries, and of the people in `others`, up to `NAMED_RECORDS_MAX` of each, requested in one
 * call. Ids are shown until the reply arrives.
 */
export function useRecordNames(entries: readonly AuditEntry[], others: readonly string[] = NOBODY): RecordNames {
  const people = nameable([...entries.flatMap((entry) => entry.people), ...others])
  const workspaces = nameable(entries.flatMap(({ workspaceId }) => (workspaceId === null ? [] : [workspaceId])))
  const { data } = useQuery({
    queryKey: ['admin', 'names', people, workspaces],
    queryFn: async (): Promise<RecordNames> => {
      const named = await call(nameRecords, { people, workspaces })
      return {
        people: new Map(named.people.map(({ id, ...person }) => [id, person])),
        workspaces: new Map(named.workspaces.map(({ id, name }) => [id, name])),
      }
    },
    enabled: people.length + workspaces.length > 0,
    placeholderData: keepPreviousData,
  })
  return data ?? NO_NAMES
}

/**
 * Returns each id once, without ids that are not a record's, up to `NAMED_RECORDS_MAX`; sorted, so that the query key does not depend on the order of
 * the entries.
 */
function nameable(ids: readonly string[]): string[] {
  const spoken: readonly string[] = Object.values(AUDIT_ACTORS)
  const real = ids.filter(
    (id) => documentId().safeParse(id).success && !spoken.includes(id) && !id.startsWith(AUDIT_PSEUDONYM),
  )
  return [...new Set(real)].toSorted().slice(0, NAMED_RECORDS_MAX)
}
