import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { setUserRole } from '@postwright/core/api/admin'
import { changePassword, requestDeletion } from '@postwright/core/api/users'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { everyDocument } from '../support/everything.ts'
import { setClaims } from '../support/identities.ts'
import type { EndpointName, Who } from './cases/access-kinds.ts'
import { ACCESS_TABLE } from './cases/access-table.ts'
import { createTarget, outcomeAt, type Target } from './cases/access-target.ts'

const NAMES = Object.keys(ACCESS_TABLE) as EndpointName[]
const people: Partial<Record<Who, TestCaller>> = {}
let target: Target
let before: string[]

beforeAll(async () => {
  target = await createTarget()
  Object.assign(people, { user: target.user, other: await createCaller(), admin: await asAdmin(await createCaller()) })
  before = await ownDocuments()
})

/** Everything that belongs to the user, as it is stored. */
async function ownDocuments(): Promise<string[]> {
  const { uid, workspaceId } = target.user
  const roots = [paths.user(uid), paths.workspace(workspaceId)]
  return (await everyDocument()).filter((document) => roots.some((root) => document.startsWith(root))).toSorted()
}

const outcomeOf = (name: EndpointName, who: Who) => outcomeAt(target, name, people[who] ?? null)

test('the table has every endpoint of the contract', () => {
  expect(NAMES.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted())
})

describe.each(['nobody', 'other', 'admin'] as const)('%s, aiming at what is the user’s', (who) => {
  test.each(NAMES)('%s', async (name) => {
    expect(await outcomeOf(name, who)).toBe(ACCESS_TABLE[name][who])
  })

  test('has changed nothing of it', async () => {
    expect(await ownDocuments()).toEqual(before)
  })
})

describe('the user', () => {
  const sensitive = [
    [changePassword, { new_password: 'a new sentence here' }],
    [requestDeletion, {}],
  ] as const

  test.each(sensitive)('is asked who they are: %o', async (endpoint, input) => {
    errorOf(await target.user.call(endpoint, input as never), 'reauthentication_required')
    errorOf(await target.user.call(setUserRole, { uid: target.user.uid, role: 'admin' }), 'route_not_found')
  })

  describe('after saying so', () => {
    beforeAll(() => confirm(target.user))

    test.each(NAMES)('%s', async (name) => {
      expect(await outcomeOf(name, 'user')).toBe(ACCESS_TABLE[name].user)
    })
  })
})

describe('somebody whose admin claim was taken, with a session that was made for an admin and a fresh sign-in', () => {
  let former: TestCaller
  beforeAll(async () => {
    former = await asAdmin(await createCaller())
    await confirm(former)
    await setClaims(former.uid, {})
  })

  test.each(NAMES.filter((name) => ENDPOINTS[name].auth === 'admin'))('%s', async (name) => {
    expect(await outcomeAt(target, name, former)).toBe('route_not_found')
  })
})
