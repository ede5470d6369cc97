import type { ServiceRule } from '@postwright/core/model/service-rule'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'

type Needs = Pick<Deps, 'users' | 'usernames'>

/**
 * Rules whose people are uids: a username becomes the uid of who uses it now, and a later change of it changes nothing.
 * @throws `validation_failed`
 */
export async function resolveNames(deps: Needs, rules: readonly ServiceRule[]): Promise<ServiceRule[]> {
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
  const detail = `Nobody has the username ${name}.`
  throw new AppError('validation_failed', { detail, fields: { rules: detail } })
}
