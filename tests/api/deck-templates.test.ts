import {
  listDeckTemplates,
  publishDeckTemplate,
  readDeckTemplate,
  retireDeckTemplate,
  saveDeckTemplate,
} from '@postwright/core/api/deck-templates'
import { listGallery } from '@postwright/core/api/gallery'
import { SWISS_RULES } from '@postwright/core/scene/templates/designs/swiss-rules'
import { beforeAll, expect, test } from 'vitest'
import { asAdmin } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'

const { id: _id, ...DESIGN } = SWISS_RULES

let admin: TestCaller
let count = 0
beforeAll(async () => {
  admin = await asAdmin(await createCaller())
})

function fileOf(value: unknown) {
  return { file: { bytes: new TextEncoder().encode(JSON.stringify(value)), type: 'application/json' } }
}

const WORDS = { title: 'Swiss rules', description: '' }

async function saved(): Promise<string> {
  count += 1
  const templateId = `template-${Date.now()}-${count}`
  const reply = await admin.call(saveDeckTemplate, { templateId, rev: 0 }, fileOf({ ...WORDS, design: DESIGN }))
  expect(dataOf(reply)).toEqual({ rev: 1 })
  return templateId
}

async function offered(): Promise<string[]> {
  return dataOf(await admin.call(listGallery, { kind: 'template' })).items.map(({ id }) => id)
}

test('a template is published, changed and published again; the gallery offers its last version', async () => {
  const templateId = await saved()
  expect(await offered()).not.toContain(`${templateId}-v1`)
  expect(dataOf(await admin.call(publishDeckTemplate, { templateId, rev: 1 }))).toMatchObject({ version: 1, rev: 2 })
  const changed = { ...WORDS, title: 'Swiss rules, again', design: DESIGN }
  await admin.call(saveDeckTemplate, { templateId, rev: 2 }, fileOf(changed))
  expect(await offered()).toContain(`${templateId}-v1`)
  expect(dataOf(await admin.call(publishDeckTemplate, { templateId, rev: 3 }))).toMatchObject({ version: 2 })
  const now = await offered()
  expect(now).toContain(`${templateId}-v2`)
  expect(now).not.toContain(`${templateId}-v1`)
  const { templates } = dataOf(await admin.call(listDeckTemplates, {}))
  expect(templates).toContainEqual(expect.objectContaining({ id: templateId, version: 2, state: 'published', uses: 0 }))
  const entries = await auditEntriesFor(templateId)
  const times = (action: string) => entries.filter((entry) => 'action' in entry && entry.action === action).length
  expect([times('deck_template.saved'), times('deck_template.published')]).toEqual([1, 2])
})

test('a retired template leaves the gallery and comes back with the version that it had', async () => {
  const templateId = await saved()
  errorOf(await admin.call(retireDeckTemplate, { templateId, isRetired: true }), 'not_found')
  await admin.call(publishDeckTemplate, { templateId, rev: 1 })
  await admin.call(retireDeckTemplate, { templateId, isRetired: true })
  expect(await offered()).not.toContain(`${templateId}-v1`)
  await admin.call(retireDeckTemplate, { templateId, isRetired: false })
  expect(await offered()).toContain(`${templateId}-v1`)
})

test('a design whose longest text overflows is not published', async () => {
  const templateId = await saved()
  const slots = DESIGN.slots.map((slot) => (slot.kind === 'text' ? { ...slot, max: 4_000 } : slot))
  const reply = await admin.call(
    saveDeckTemplate,
    { templateId, rev: 1 },
    fileOf({ ...WORDS, design: { ...DESIGN, slots } }),
  )
  const { rev } = dataOf(reply)
  errorOf(await admin.call(publishDeckTemplate, { templateId, rev }), 'template_does_not_fit')
  expect(await offered()).not.toContain(`${templateId}-v1`)
})

test('what is no design is refused, and so is a save over that of another admin', async () => {
  const templateId = await saved()
  const bad = { ...WORDS, design: { ...DESIGN, slides: [] } }
  errorOf(await admin.call(saveDeckTemplate, { templateId, rev: 1 }, fileOf(bad)), 'validation_failed')
  const good = fileOf({ ...WORDS, design: DESIGN })
  errorOf(await admin.call(saveDeckTemplate, { templateId, rev: 0 }, good), 'stale_revision')
  expect(dataOf(await admin.call(readDeckTemplate, { templateId })).template.rev).toBe(1)
})

test('for people who are no admins the designer does not exist', async () => {
  const templateId = await saved()
  const other = await createCaller()
  errorOf(await other.call(readDeckTemplate, { templateId }), 'route_not_found')
  errorOf(await other.call(publishDeckTemplate, { templateId, rev: 1 }), 'route_not_found')
  errorOf(
    await other.call(saveDeckTemplate, { templateId, rev: 1 }, fileOf({ ...WORDS, design: DESIGN })),
    'route_not_found',
  )
})
