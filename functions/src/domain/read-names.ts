import type { Deps } from './ports/deps.ts'

/** Returns names of people by uid, each read once; deleted accounts are left out. */
export async function readNames({ users }: Pick<Deps, 'users'>, uids: readonly string[]): Promise<Map<string, string>> {
  const found = await users.getAll([...new Set(uids)])
  return new Map(found.map(({ id, fullName }) => [id, fullName]))
}
