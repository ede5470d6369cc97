import { collection, doc, getCount, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { expectDenied } from '../support/expect-denied.ts'
import { makeAccount, makeAdmins } from '../support/factories/admins.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { auditCases } from './cases/audit-cases.ts'
import { seedCases, tryCase } from './cases/rule-case.ts'

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-audit')
  await seedCases(world, auditCases())
})
afterAll(() => world.close())

it.each(auditCases())('$name: $expected', async (each) => {
  expect(await tryCase(world, each)).toBe(each.expected)
})

describe('an admin whose ID token stays the same', () => {
  const readAsAdmin = () => getDoc(doc(world.as('admin'), `${paths.auditLog()}/entry1`))
  const listAsAdmin = () => getDocs(query(collection(world.as('admin'), paths.auditLog()), limit(1)))

  beforeEach(() => world.seed(makeAdmins()))

  it.each([
    ['the right is taken', { role: 'user' }],
    ['the account is disabled', { role: 'admin', status: 'disabled' }],
  ] as const)('loses the log at once when %s, and has it again with the right', async (_, fields) => {
    expect((await readAsAdmin()).exists()).toBe(true)
    await world.seed([makeAccount('admin', fields)])
    await expectDenied(readAsAdmin())
    await expectDenied(listAsAdmin())
    await world.seed([makeAccount('admin', { role: 'admin' })])
    expect((await listAsAdmin()).size).toBe(1)
  })

  it('has nothing of it any more when the account is gone', async () => {
    await world.remove(paths.user('admin'))
    await expectDenied(readAsAdmin())
    await expectDenied(listAsAdmin())
  })
})

it('is no key to anything else: admins neither write the log nor see the data of others', async () => {
  await world.seed(makeAdmins())
  const firestore = world.as('admin')
  await expectDenied(setDoc(doc(firestore, `${paths.auditLog()}/forged`), { action: 'role_set' }))
  await expectDenied(getDoc(doc(firestore, paths.user('demoted'))))
  await expectDenied(getDocs(query(collection(firestore, paths.users()), limit(1))))
  await expectDenied(getCount(collection(firestore, paths.auditLog())))
})
