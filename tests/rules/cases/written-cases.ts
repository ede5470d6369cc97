import { deleteField, doc, setDoc, Timestamp, updateDoc, serverTimestamp } from 'firebase/firestore/lite'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { isWrittenByEditors, type EditorCollection } from '@postwright/core/collections/collection'
import { HERE } from '../../support/factories/world.ts'
import { fieldSamples, type Sample } from './field-samples.ts'
import { clientFields, sampleOf } from './json-field.ts'
import type { RuleCase } from './rule-case.ts'
import { editedBy, isAdded, keepsFixed, leavesToManagers, newFields, storedFields } from './sample-document.ts'

const LATER = Timestamp.fromMillis(Date.UTC(2030, 0, 1))

/** Collections that editors write. */
export const WRITTEN: readonly EditorCollection[] = COLLECTIONS.filter(isWrittenByEditors)

/** Largest sample in characters. The emulator's coverage report contains every value. */
const BRIEF = 200

/** Attempts to create and change a document of each collection: valid ones, and ones with each error that all collections share. */
export function writtenCases(collections = WRITTEN): RuleCase[] {
  return casesOf(collections, () => true)
}

/** The cases without long texts and lists. They still make each condition true and false. */
export function briefWrittenCases(): RuleCase[] {
  return casesOf(WRITTEN, ({ fields }) => JSON.stringify(fields).length < BRIEF)
}

function casesOf(collections: readonly EditorCollection[], isTried: (sample: Sample) => boolean): RuleCase[] {
  return collections.flatMap((described) => [
    ...newSamples(described)
      .filter(isTried)
      .map((sample, i) => creation(described, sample, i)),
    ...changedSamples(described)
      .filter(isTried)
      .map((sample, i) => change(described, sample, i)),
    ...managersCases(described),
  ])
}

function newSamples(described: EditorCollection): Sample[] {
  const names = Object.keys(newFields(described, 'editor'))
  const initial = Object.keys(described.write.initial ?? {})
  return [
    { name: 'as it begins', fields: {}, allowed: true },
    { name: 'of a later version', fields: { schema: described.version + 1 } },
    { name: 'of version 0', fields: { schema: 0 } },
    { name: 'of a version that is a text', fields: { schema: String(described.version) } },
    { name: 'at revision 2', fields: { rev: 2 } },
    { name: 'at a revision that is a text', fields: { rev: '1' } },
    { name: 'in the name of another person', fields: { createdBy: 'owner' } },
    { name: 'in no name', fields: { createdBy: null } },
    ...(described.write.editor === undefined
      ? []
      : [{ name: 'edited by another person', fields: editedBy(described, 'manager') }]),
    { name: 'created at another time', fields: { createdAt: LATER } },
    { name: 'created at a time that is a number', fields: { createdAt: LATER.toMillis() } },
    { name: 'changed at another time', fields: { updatedAt: LATER } },
    { name: 'changed at a time that is a number', fields: { updatedAt: LATER.toMillis() } },
    { name: 'with a further key', fields: { pinned: true } },
    { name: 'with its id', fields: { id: 'carried' } },
    ...initial.map((name) => ({ name: `with another ${name}`, fields: { [name]: 'other' } })),
    ...fieldSamples(described).map(({ allowed = false, ...sample }) => ({
      ...sample,
      allowed: allowed && leavesToManagers(described, sample.fields),
    })),
    ...names
      .filter((name) => !isAdded(described, name))
      .map((name) => ({ name: `without ${name}`, fields: { [name]: deleteField() } })),
  ]
}

function changedSamples(described: EditorCollection): Sample[] {
  const initial = Object.keys(described.write.initial ?? {})
  return [
    { name: 'to the next revision', fields: {}, allowed: true },
    { name: 'to the same revision', fields: { rev: 1 } },
    { name: 'two revisions on', fields: { rev: 3 } },
    { name: 'to the revision before', fields: { rev: 0 } },
    { name: 'to a revision that is a text', fields: { rev: '2' } },
    { name: 'to a revision between two', fields: { rev: 1.5 } },
    { name: 'to a later version', fields: { schema: described.version + 1 } },
    { name: 'to an earlier version', fields: { schema: described.version - 1 } },
    { name: 'to another author', fields: { createdBy: 'owner' } },
    { name: 'to no author', fields: { createdBy: deleteField() } },
    { name: 'to another time of creation', fields: { createdAt: LATER } },
    { name: 'at another time', fields: { updatedAt: LATER } },
    { name: 'at a time that is a number', fields: { updatedAt: LATER.toMillis() } },
    { name: 'by a further key', fields: { pinned: true } },
    { name: 'by its id', fields: { id: 'carried' } },
    ...initial.map((name) => ({ name: `to another ${name}`, fields: { [name]: 'other' } })),
    ...(described.write.fixed ?? []).map((name) => ({ name: `to another ${name}`, fields: { [name]: 'other' } })),
    ...fieldSamples(described).map(({ allowed = false, ...sample }) => ({
      ...sample,
      allowed: allowed && keepsFixed(described, storedFields(described, 'editor'), sample.fields),
    })),
    ...described.write.fields.map((name) => ({ name: `without ${name}`, fields: { [name]: deleteField() } })),
  ]
}

/** Attempts of an owner and a manager to fill the fields that only they fill. */
function managersCases(described: EditorCollection): RuleCase[] {
  const callers = ['owner', 'manager'] as const
  return (described.write.managersOnly ?? []).flatMap((name) =>
    callers.flatMap((caller): RuleCase[] => {
      const filled = { [name]: fullList(described, name) }
      const path = (at: string) => `${described.path(HERE)}/${caller}-${name}-${at}`
      const attempts: Record<string, RuleCase['attempt']> = {
        new: (firestore) => setDoc(doc(firestore, path('new')), { ...newFields(described, caller), ...filled }),
        old: (firestore) =>
          updateDoc(doc(firestore, path('old')), {
            rev: 2,
            updatedAt: serverTimestamp(),
            ...filled,
            ...editedBy(described, caller),
          }),
      }
      return Object.entries(attempts).map(([at, attempt]) => ({
        name: `lets the ${caller} fill ${name} of one of ${described.name} that is ${at}`,
        caller,
        given: at === 'old' ? [{ path: path('old'), data: storedFields(described, 'editor') }] : [],
        attempt,
        expected: 'allowed',
      }))
    }),
  )
}

function fullList(described: EditorCollection, name: string): unknown[] {
  const field = clientFields(described).find((each) => each.name === name)?.field
  return Array.from({ length: field?.maxItems ?? 0 }, (_, place) =>
    field?.items ? sampleOf(field.items, place) : place,
  )
}

function creation(described: EditorCollection, { name, fields, allowed = false }: Sample, index: number): RuleCase {
  const path = `${described.path(HERE)}/written-new-${index}`
  return {
    name: `creates one of ${described.name} ${name}`,
    caller: 'editor',
    given: [],
    // Merging lets a case leave out a key: `deleteField` on a new document makes it absent.
    attempt: (firestore) =>
      setDoc(doc(firestore, path), { ...newFields(described, 'editor'), ...fields }, { merge: true }),
    expected: allowed ? 'allowed' : 'denied',
  }
}

function change(described: EditorCollection, { name, fields, allowed = false }: Sample, index: number): RuleCase {
  const path = `${described.path(HERE)}/written-${index}`
  return {
    name: `changes one of ${described.name} ${name}`,
    caller: 'editor',
    given: [{ path, data: storedFields(described, 'editor') }],
    attempt: (firestore) => updateDoc(doc(firestore, path), { rev: 2, updatedAt: serverTimestamp(), ...fields }),
    expected: allowed ? 'allowed' : 'denied',
  }
}
