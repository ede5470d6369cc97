import type { Deps } from './ports/deps.ts'

/** Names of people by uid, each read once; without those whose account is gone. */
export async function readNames({ users }: Pick<Deps, 'users'>, uids: readonly string[]): Promise<Map<string, string>> {
  const found = await users.getAll([...new Set(uids)])
  return new Map(found.map(({ id, fullName }) => [id, fullName]))
}
