import { documentBase } from '@postwright/core/model/document'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { converterFor, patchFor } from '../../functions/src/store/converter.ts'

const planSchema = documentBase.extend({
  dueAt: z.int().nullable(),
  format: z.int(),
  scheduled: z.object({ instant: z.int(), seenAt: z.int() }),
  steps: z.array(z.object({ doneAt: z.int(), names: z.array(z.string()) })),
})

const plan = {
  id: 'plan1',
  schema: 1,
  rev: 1,
  createdAt: 1_800_000_000_001,
  updatedAt: 1_800_000_000_002,
  createdBy: 'u1',
  dueAt: null,
  format: 7,
  scheduled: { instant: 1_800_000_000_003, seenAt: 1_800_000_000_004 },
  steps: [{ doneAt: 1_800_000_000_005, names: ['a'] }],
}

const converter = converterFor({ schema: planSchema })

/** A snapshot as the database would give it back. */
function snapshotOf(id: string, fields: object) {
  return { id, ref: { path: `plans/${id}` }, data: () => fields } as never
}

test('instants are Timestamps in the database at any depth, and everything else is as it was', () => {
  expect(converter.toFirestore(plan)).toEqual({
    schema: 1,
    rev: 1,
    createdAt: Timestamp.fromMillis(1_800_000_000_001),
    updatedAt: Timestamp.fromMillis(1_800_000_000_002),
    createdBy: 'u1',
    dueAt: null,
    format: 7,
    scheduled: { instant: 1_800_000_000_003, seenAt: Timestamp.fromMillis(1_800_000_000_004) },
    steps: [{ doneAt: Timestamp.fromMillis(1_800_000_000_005), names: ['a'] }],
  })
})

test('what was written comes back, with the document’s own id', () => {
  const stored = converter.toFirestore(plan)
  expect(stored).not.toHaveProperty('id')
  expect(converter.fromFirestore(snapshotOf('plan1', stored))).toEqual(plan)
  expect(converter.fromFirestore(snapshotOf('plan2', { ...stored, id: 'liar' })).id).toBe('plan2')
})

test('a document that does not fit is named in the log message with the field, never with its value', () => {
  const stored = { ...converter.toFirestore(plan), createdBy: 'x'.repeat(200), rev: 'secret' }
  const read = () => converter.fromFirestore(snapshotOf('plan1', stored))
  expect(read).toThrow(/^plans\/plan1 does not fit its schema: rev: .*; createdBy: /)
  expect(read).toThrow(expect.objectContaining({ code: 'record_unreadable' }))
  expect(read).not.toThrow(/secret/)
})

test('a partial is converted the same way, and server-side operations pass through', () => {
  const operation = FieldValue.increment(1)
  expect(patchFor({ dueAt: 1_800_000_000_000, rev: operation, id: 'ignored' })).toEqual({
    dueAt: Timestamp.fromMillis(1_800_000_000_000),
    rev: operation,
  })
})

test('the first write after a document was upgraded stores what that changed, also from a copy, and the patch goes first', () => {
  const { dueAt: _new, ...older } = converter.toFirestore(plan)
  const migrations = [{ fields: ['dueAt', 'name'], up: () => ({ dueAt: 1_800_000_000_009, name: undefined }) }]
  const versioned = converterFor({ schema: planSchema, version: 2, migrations })
  const entity = versioned.fromFirestore(snapshotOf('plan1', { ...older, name: 'gone with version 2' }))
  const upgrade = { schema: 2, dueAt: Timestamp.fromMillis(1_800_000_000_009), name: FieldValue.delete() }
  expect(patchFor({ rev: 2 }, { ...entity })).toEqual({ rev: 2, ...upgrade })
  expect(patchFor({ rev: 2, dueAt: null }, entity)).toEqual({ rev: 2, ...upgrade, dueAt: null })
  expect(versioned.toFirestore(entity)).toMatchObject({ schema: 2, format: 7 })
})

test('a document of the current version is written without more than the patch', () => {
  const entity = converter.fromFirestore(snapshotOf('plan1', converter.toFirestore(plan)))
  expect(patchFor({ rev: 2 }, entity)).toEqual({ rev: 2 })
})

test('a document of a newer version is not read', () => {
  const versioned = converterFor({ schema: planSchema, version: 1 })
  const read = () => versioned.fromFirestore(snapshotOf('plan1', { ...converter.toFirestore(plan), schema: 2 }))
  expect(read).toThrow(/version 2 is newer than 1/)
})

test('packed fields are one text in the database, and may still be what they were before', () => {
  const packing = converterFor({ schema: planSchema, packed: ['steps'] })
  const stored = packing.toFirestore(plan)
  const { steps: text, ...rest } = stored
  expect(JSON.parse(String(text))).toHaveLength(1)
  expect(packing.fromFirestore(snapshotOf('plan1', stored))).toEqual(plan)
  expect(packing.fromFirestore(snapshotOf('plan1', { ...rest, steps: plan.steps }))).toEqual(plan)
  expect(() => packing.fromFirestore(snapshotOf('plan1', { ...rest, steps: '[{' }))).toThrow(/steps/)
})
