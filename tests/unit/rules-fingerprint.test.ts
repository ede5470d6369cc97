import { doc, type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { type EditorCollection, isWrittenByEditors } from '@postwright/core/collections/collection'
import { fingerprintOf } from '../rules/cases/fingerprint.ts'
import { listCases } from '../rules/cases/list-cases.ts'
import { matrixCases } from '../rules/cases/matrix-cases.ts'
import type { RuleCase } from '../rules/cases/rule-case.ts'
import { writtenCases } from '../rules/cases/written-cases.ts'

const CONDITION = 'canEdit(wid)'
const PATH = 'workspaces/w1/contacts/c1'

function makeCase(written: DocumentData, fields: Partial<RuleCase> = {}): RuleCase {
  return {
    name: 'changes a contact',
    caller: 'editor',
    given: [{ path: PATH, data: { name: 'Grace' } }],
    attempt: (firestore) => updateDoc(doc(firestore, PATH), written),
    expected: 'allowed',
    ...fields,
  }
}

const fingerprint = (...cases: RuleCase[]) => fingerprintOf(CONDITION, cases)

function collectionNamed(name: string): EditorCollection {
  const found = COLLECTIONS.find((each) => each.name === name)
  if (!found || !isWrittenByEditors(found)) throw new Error(`editors write no ${name}`)
  return found
}

describe('the fingerprint of a proof', () => {
  it('is the same for the same cases, however and whenever they are made', async () => {
    const made = await fingerprint(makeCase({ name: 'Ada' }))
    const again: RuleCase['attempt'] = (firestore) => {
      const contact = doc(firestore, 'workspaces', 'w1', 'contacts', 'c1')
      return updateDoc(contact, 'name', ['A', 'da'].join(''))
    }
    expect(await fingerprint(makeCase({}, { attempt: again }))).toBe(made)
    expect(await fingerprint(makeCase({ name: 'Ada' }, { name: 'gives a contact another name' }))).toBe(made)
  })

  it.each<[string, RuleCase]>([
    ['writes another value', makeCase({ name: 'Eva' })],
    ['writes another field', makeCase({ note: 'Ada' })],
    ['writes in another way', makeCase({}, { attempt: (firestore) => setDoc(doc(firestore, PATH), { name: 'Ada' }) })],
    ['is of another caller', makeCase({ name: 'Ada' }, { caller: 'viewer' })],
    ['finds other documents', makeCase({ name: 'Ada' }, { given: [{ path: PATH, data: { name: 'Eva' } }] })],
    ['expects another answer', makeCase({ name: 'Ada' }, { expected: 'denied' })],
  ])('is another one once a case %s', async (_, changed) => {
    expect(await fingerprint(changed)).not.toBe(await fingerprint(makeCase({ name: 'Ada' })))
  })

  it('is another one for another condition, and with a case more', async () => {
    const one = makeCase({ name: 'Ada' })
    expect(await fingerprintOf('canRead(wid)', [one])).not.toBe(await fingerprint(one))
    expect(await fingerprint(one, makeCase({ name: 'Eva' }))).not.toBe(await fingerprint(one))
  })

  it('sees every request of an attempt that makes several', async () => {
    const attempt =
      (second: string): RuleCase['attempt'] =>
      async (firestore) => {
        await setDoc(doc(firestore, PATH), { name: 'Ada' })
        await updateDoc(doc(firestore, PATH), { name: second })
      }
    expect(await fingerprint(makeCase({}, { attempt: attempt('Eva') }))).not.toBe(
      await fingerprint(makeCase({}, { attempt: attempt('Ben') })),
    )
  })

  it('refuses a case that asks the database for nothing', async () => {
    await expect(fingerprint(makeCase({}, { attempt: () => Promise.resolve() }))).rejects.toThrow(/asks the database/)
  })

  it('follows the description of its collection alone', async () => {
    const [contacts, ideas] = [collectionNamed('contacts'), collectionNamed('ideas')]
    const later = { ...contacts, version: contacts.version + 1 }
    const before = await Promise.all([contacts, ideas].map((each) => fingerprint(...writtenCases([each]))))
    const after = await Promise.all([later, ideas].map((each) => fingerprint(...writtenCases([each]))))
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  it('can be taken of the product’s own cases', async () => {
    expect(await fingerprint(...matrixCases())).not.toBe(await fingerprint(...listCases()))
  })
})
