import {
  decideContribution,
  listOwnContributions,
  offerContribution,
  withdrawContribution,
} from '@postwright/core/api/contributions'
import {
  listDeckTemplates,
  listDeckTemplateVersions,
  publishDeckTemplate,
  saveDeckTemplate,
} from '@postwright/core/api/deck-templates'
import { listFonts } from '@postwright/core/api/fonts'
import { countGalleryUse, listGallery } from '@postwright/core/api/gallery'
import { putBack, readTakedownEffects, takeDown } from '@postwright/core/api/takedown'
import { paths } from '@postwright/core/paths'
import { SWISS_RULES } from '@postwright/core/scene/templates/designs/swiss-rules'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, setFields } from '../support/documents.ts'
import { EMULATORS } from '../support/emulators.ts'

let admin: TestCaller
let maker: TestCaller
let count = 0
beforeAll(async () => {
  admin = await asAdmin(await createCaller())
  await confirm(admin)
  maker = await createCaller()
})

const REASON = 'It shows a logo of somebody else.'
const { id: _id, ...DESIGN } = SWISS_RULES

async function approved(): Promise<string> {
  count += 1
  const { contributionId } = dataOf(
    await maker.call(offerContribution, {
      workspaceId: maker.workspaceId,
      title: 'Bakery tags',
      description: 'What bakers are found by',
      licence: 'ccBy',
      statement: true,
      source: { kind: 'hashtags', tags: [`down${Date.now()}${count}`, 'twoWords', 'three'] },
    }),
  )
  await admin.call(decideContribution, { contributionId, rev: 1, decision: 'approve', note: '' })
  return contributionId
}

async function published(): Promise<string> {
  count += 1
  const templateId = `down-${Date.now()}-${count}`
  const body = new TextEncoder().encode(JSON.stringify({ title: 'Swiss rules', description: '', design: DESIGN }))
  const file = { file: { bytes: body, type: 'application/json' } }
  dataOf(await admin.call(saveDeckTemplate, { templateId, rev: 0 }, file))
  dataOf(await admin.call(publishDeckTemplate, { templateId, rev: 1 }))
  return templateId
}

const offered = async (kind: 'hashtags' | 'template') =>
  dataOf(await maker.call(listGallery, { kind })).items.map(({ id }) => id)
const own = async (id: string) =>
  dataOf(await maker.call(listOwnContributions, {})).contributions.find((each) => each.id === id)
const actionOf = (entry: object) => ('action' in entry ? String(entry.action) : '')
const notices = async () =>
  (await database().collection(paths.notifications(maker.uid)).get()).docs.map((each) => each.data())

test('a contribution is taken down at once with a reason that its maker is told, and put back as it was', async () => {
  const contributionId = await approved()
  const use = { itemId: `${contributionId}-v1`, workspaceId: maker.workspaceId, useId: 'group1' }
  await maker.call(countGalleryUse, use)
  const subject = { kind: 'contribution' as const, subjectId: contributionId }
  const { effects } = dataOf(await admin.call(readTakedownEffects, subject))
  expect(effects).toMatchObject({ title: 'Bakery tags', uses: 1, workspaces: 1, decks: null })
  const act = { ...subject, cause: 'content' as const, reason: REASON }
  expect(dataOf(await admin.call(takeDown, act))).toEqual({ isTakenDown: true })
  expect(dataOf(await admin.call(takeDown, act))).toEqual({ isTakenDown: true })
  expect(await offered('hashtags')).not.toContain(`${contributionId}-v1`)
  expect(await own(contributionId)).toMatchObject({ state: 'withdrawn', note: REASON })
  expect(dataOf(await admin.call(putBack, subject))).toEqual({ isTakenDown: false })
  dataOf(await admin.call(putBack, subject))
  expect(await offered('hashtags')).toContain(`${contributionId}-v1`)
  expect(await own(contributionId)).toMatchObject({ state: 'approved', uses: 1, note: '' })
  const told = (await notices()).filter((notice) => notice['contributionId'] === contributionId)
  expect(told.map((notice) => String(notice['decision'])).toSorted()).toEqual(['approved', 'putBack', 'takenDown'])
  const acts = (await auditEntriesFor(contributionId)).filter((entry) => actionOf(entry).startsWith('takedown.'))
  expect(acts.map(actionOf).toSorted()).toEqual(['takedown.put_back', 'takedown.taken_down'])
  expect(JSON.stringify(acts)).not.toContain(REASON)
})

test('what its maker took back after a takedown is not put back', async () => {
  const contributionId = await approved()
  const subject = { kind: 'contribution' as const, subjectId: contributionId }
  await admin.call(takeDown, { ...subject, cause: 'other', reason: REASON })
  dataOf(await maker.call(withdrawContribution, { contributionId }))
  dataOf(await admin.call(putBack, subject))
  expect(await offered('hashtags')).not.toContain(`${contributionId}-v1`)
  expect(await own(contributionId)).toMatchObject({ state: 'withdrawn' })
})

test('a template that is taken down leaves the gallery, and its published versions stay listed with their makers', async () => {
  const templateId = await published()
  const subject = { kind: 'template' as const, subjectId: templateId }
  await admin.call(takeDown, { ...subject, cause: 'content', reason: REASON })
  expect(await offered('template')).not.toContain(`${templateId}-v1`)
  const row = async () => dataOf(await admin.call(listDeckTemplates, {})).templates.find(({ id }) => id === templateId)
  expect(await row()).toMatchObject({ state: 'retired', takedown: { reason: REASON, cause: 'content' } })
  const { versions } = dataOf(await admin.call(listDeckTemplateVersions, { templateId }))
  expect(versions).toEqual([expect.objectContaining({ version: 1, isOffered: false, title: 'Swiss rules' })])
  await admin.call(putBack, subject)
  expect(await row()).toMatchObject({ state: 'published', takedown: null })
  expect(await offered('template')).toContain(`${templateId}-v1`)
})

/** Stores the document of a checked and published product font, without its files. */
async function plantFont(family: string): Promise<string> {
  const id = Array.from({ length: 64 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
  const now = new Date()
  const report = {
    family,
    style: 'Regular',
    postScriptName: family,
    version: '1',
    copyright: '',
    licence: '',
    licenceUrl: '',
    format: 'ttf',
    category: 'sans',
    weight: 400,
    isItalic: false,
    glyphs: 300,
    axes: [],
    embedding: 'installable',
    coverage: [],
    metrics: { ascent: 1, descent: 0, lineGap: 0, averageWidth: 0.5 },
  }
  await setFields(paths.font(id), {
    id,
    schema: 1,
    rev: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: admin.uid,
    name: 'font.ttf',
    bytes: 10,
    check: 'passed',
    refusal: null,
    warnings: [],
    report,
    files: [{ weight: 400, isItalic: false, subset: 'latin', bytes: 10 }],
    state: 'published',
    statement: { version: 1, by: admin.uid, at: now.getTime() },
  })
  onTestFinished(async () => {
    await database().doc(paths.font(id)).delete()
  })
  return id
}

const served = async (fontId: string) =>
  dataOf(await maker.call(listFonts, { workspaceId: maker.workspaceId })).fonts.find(({ id }) => id === fontId)

test('decks keep a font that is taken down, unless it is for its licence: then its files are served nowhere', async () => {
  const family = `Downfont ${Date.now()}`
  const fontId = await plantFont(family)
  const deck = database().doc(paths.deck(maker.workspaceId, `deck-${Date.now()}`))
  await deck.set({ theme: { fonts: { heading: family, body: family } } })
  onTestFinished(async () => {
    await deck.delete()
  })
  const subject = { kind: 'font' as const, subjectId: fontId }
  const { effects } = dataOf(await admin.call(readTakedownEffects, subject))
  expect(effects).toMatchObject({ title: family, decks: 1, workspaces: 1, templates: 0 })
  await admin.call(takeDown, { ...subject, cause: 'content', reason: REASON })
  expect(await served(fontId)).toMatchObject({ state: 'retired' })
  await admin.call(putBack, subject)
  const address = (await served(fontId))?.files[0]?.woff2 ?? ''
  await admin.call(takeDown, { ...subject, cause: 'licence', reason: REASON })
  expect(await served(fontId)).toBeUndefined()
  expect((await fetch(new URL(address, EMULATORS.web))).status).toBe(404)
  await admin.call(putBack, subject)
  expect(await served(fontId)).toMatchObject({ state: 'published' })
})

test('nothing is taken down without a reason or twice by name, and never by another person', async () => {
  const contributionId = await approved()
  const subject = { kind: 'contribution' as const, subjectId: contributionId }
  const act = { ...subject, cause: 'other' as const, reason: REASON }
  errorOf(await admin.call(takeDown, { ...act, reason: '  ' }), 'validation_failed')
  errorOf(await admin.call(takeDown, { ...act, subjectId: 'unknown' }), 'not_found')
  errorOf(await maker.call(takeDown, act), 'route_not_found')
  errorOf(await maker.call(readTakedownEffects, subject), 'route_not_found')
  expect(await offered('hashtags')).toContain(`${contributionId}-v1`)
})
