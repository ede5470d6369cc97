import { createContext, use } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { nameRecords } from '@postwright/core/api/admin'
import { documentId } from '@postwright/core/ids'
import { NAMED_RECORDS_MAX } from '@postwright/core/limits'
import { AUDIT_ACTORS, AUDIT_PSEUDONYM, type AuditEntry } from '@postwright/core/model/audit-entry'
import { call } from '@/lib/api-client.ts'

/** Names by id; what has none in here is shown by its id. */
export type RecordNames = {
  people: ReadonlyMap<string, { fullName: string; email: string }>
  workspaces: ReadonlyMap<string, string>
}

const NO_NAMES: RecordNames = { people: new Map(), workspaces: new Map() }

/** The names of what the shown page of the audit log mentions. */
export const RecordNamesContext = createContext(NO_NAMES)

export function useNamesShown(): RecordNames {
  return use(RecordNamesContext)
}

const NOBODY: readonly string[] = []

/** The names of everything that the entries mention, asked for in one call; ids stand in until it is answered. */
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

/** Each id once, without those that are no record's, in an order that does not change with the entries'. */
function nameable(ids: readonly string[]): string[] {
  const spoken: readonly string[] = Object.values(AUDIT_ACTORS)
  const real = ids.filter(
    (id) => documentId().safeParse(id).success && !spoken.includes(id) && !id.startsWith(AUDIT_PSEUDONYM),
  )
  return [...new Set(real)].toSorted().slice(0, NAMED_RECORDS_MAX)
}
