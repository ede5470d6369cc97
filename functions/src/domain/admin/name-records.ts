import type { nameRecords as nameRecordsEndpoint } from '@postwright/core/api/admin'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Deps } from '../ports/deps.ts'

type Wanted = { people: readonly string[]; workspaces: readonly string[] }

/** Returns the names of people and workspaces; missing or unreadable records are left out. */
export async function nameRecords(
  deps: Pick<Deps, 'users' | 'workspaces' | 'logger'>,
  wanted: Wanted,
): Promise<OutputOf<typeof nameRecordsEndpoint>> {
  const [people, workspaces] = await Promise.all([
    readAll(deps, wanted.people, deps.users.get),
    readAll(deps, wanted.workspaces, deps.workspaces.get),
  ])
  return {
    people: people.map(({ id, fullName, email }) => ({ id, fullName, email })),
    workspaces: workspaces.map(({ id, name }) => ({ id, name })),
  }
}

/** Reads each record once. A missing record is left out, and so is an unreadable one, which is logged. */
async function readAll<T>(
  { logger }: Pick<Deps, 'logger'>,
  ids: readonly string[],
  read: (id: string) => Promise<T | null>,
): Promise<T[]> {
  const found = await Promise.all(
    [...new Set(ids)].map((id) =>
      read(id).catch((error: unknown) => {
        logger.error('a record could not be named', { id, error: String(error) })
        return null
      }),
    ),
  )
  return found.filter((record) => record !== null)
}
