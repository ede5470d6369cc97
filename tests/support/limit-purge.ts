import type { Deps } from '../../functions/src/domain/ports/deps.ts'

/**
 * Limits a purge to these people. With a clock that is ahead, it would otherwise delete data of other test files, which run at the same time on
 * the same database.
 */
export function limitPurge(deps: Deps, people: ReadonlySet<string>): Deps {
  const { jobs, trash, uploads, users } = deps
  const listToDelete: typeof users.listToDelete = async (...args) =>
    (await users.listToDelete(...args)).filter(({ id }) => people.has(id))
  const listExpired: typeof jobs.listExpired = async (...args) =>
    (await jobs.listExpired(...args)).filter(({ uid }) => people.has(uid))
  const uploadsOf: typeof uploads.listExpired = async (...args) => {
    const ids = await uploads.listExpired(...args)
    const found = await Promise.all(ids.map((id) => uploads.get(id)))
    return ids.filter((_, at) => people.has(found[at]?.createdBy ?? ''))
  }
  const trashOf: typeof trash.listEnded = async (...args) =>
    (await trash.listEnded(...args)).filter(({ item }) => people.has(item.createdBy))
  return {
    ...deps,
    users: { ...users, listToDelete },
    jobs: { ...jobs, listExpired },
    trash: { ...trash, listEnded: trashOf },
    uploads: { ...uploads, listExpired: uploadsOf },
  }
}
