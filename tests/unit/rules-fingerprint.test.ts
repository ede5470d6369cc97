import { doc, type DocumentData, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { type EditorCollection, isWrittenByEditors } from '@postwright/core/collections/collection'
import { fingerprintOf } from '../rules/cases/fingerprint.ts'
import { listCases } from '../rules/cases/list-cases.ts'
import { matrixCases } from '../rules/cases/matrix-cases.ts'
import type { RuleCase } from '../rules/cases/rule-case.ts'
import { stripComments } from '../rules/cases/strip-comments.ts'
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

describe('stripComments', () => {
  it.each([
    ['drops comment lines and blank lines', 'a()\n\n  // about b\n  b()', 'a()\n  b()'],
    ['drops block comments of one line', '/** About a. */\na()', 'a()'],
    ['drops block comments of several lines', '/**\n * About a.\n * b()\n */\na()', 'a()'],
    ['keeps a comment after code', 'a() // about a\nb() /* about b */', 'a() // about a\nb() /* about b */'],
    ['keeps code after a block comment', '/* about a */ a()\n/*\n*/ b()', '/* about a */ a()\n*/ b()'],
    [
      'keeps addresses and patterns in strings',
      "  const a = 'http://a'\n  b('/*')",
      "  const a = 'http://a'\n  b('/*')",
    ],
    ['does not end a comment with its own first characters', '/*/ a()\n*/\nb()', 'b()'],
  ])('%s', (_, source, code) => {
    expect(stripComments(source)).toBe(code)
  })
})

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

  it('is the same for rules that differ only in comments and blank lines', async () => {
    const rules = ['match /posts/{id} {', '  allow get: if canRead(wid);', '}']
    const commented = ['// Posts.', rules[0], '', '  /*', '   * Members read them.', '   */', ...rules.slice(1)]
    const one = makeCase({ name: 'Ada' })
    expect(await fingerprintOf(commented.join('\n'), [one])).toBe(await fingerprintOf(rules.join('\n'), [one]))
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
