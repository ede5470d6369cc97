import { deleteFont, listFonts, listFontUses, uploadFont } from '@postwright/core/api/fonts'
import {
  deleteProductFont,
  listProductFonts,
  listProductFontUses,
  setProductFontState,
  uploadProductFont,
} from '@postwright/core/api/product-fonts'
import { saveDeckTemplate } from '@postwright/core/api/deck-templates'
import { fontSchema } from '@postwright/core/model/font'
import { paths } from '@postwright/core/paths'
import { SWISS_RULES } from '@postwright/core/scene/templates/designs/swiss-rules'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { fontJob } from '@postwright/core/jobs/font'
import { newJob } from '../../functions/src/domain/jobs/begin-job.ts'
import { fontKeyOf } from '../../functions/src/domain/fonts/font-files.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { asAdmin } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makeFont, namesTable, withPermissions } from '../support/fonts.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { addMember } from '../support/members.ts'
import { PATIENCE } from '../support/patience.ts'

const TYPE = 'font/ttf'
let ada: TestCaller
let mallory: TestCaller
let admin: TestCaller
let harbour: string

beforeAll(async () => {
  const [first, second, third] = await Promise.all([createCaller(), createCaller(), createCaller()])
  ada = first
  mallory = second
  admin = await asAdmin(third)
  harbour = await upload(makeFont())
})

const own = () => ({ workspaceId: ada.workspaceId })

/** A family that no other run of this file uploads. */
function family(name: string): Buffer {
  return makeFont((tables) => tables.set('name', namesTable({ family: `${name} ${admin.uid.slice(0, 6)}` })))
}

async function upload(bytes: Uint8Array, caller = ada): Promise<string> {
  const input = { ...own(), name: 'harbour.ttf', statement: 1 }
  const { fontId } = dataOf(await caller.call(uploadFont, input, { file: { bytes, type: TYPE } }))
  await checked(paths.workspaceFont(ada.workspaceId, fontId))
  return fontId
}

async function checked(path: string): Promise<void> {
  await vi.waitFor(async () => expect((await fieldsOf(path))?.['check']).not.toBe('waiting'), PATIENCE)
}

async function servedTo(caller: TestCaller): Promise<string[]> {
  const { fonts } = dataOf(await caller.call(listFonts, { workspaceId: caller.workspaceId }))
  return fonts.map(({ id }) => id)
}

describe('a font of a workspace', () => {
  test('is checked and served, with who agreed to the licence statement, and its files are fonts', async () => {
    const { fonts } = dataOf(await ada.call(listFonts, own()))
    const font = fonts.find(({ id }) => id === harbour)
    expect(font).toMatchObject({ isOfProduct: false, state: 'published', report: { family: 'Harbour' } })
    const reply = await fetch(new URL(font?.files[0]?.woff2 ?? '', EMULATORS.web))
    expect(reply.headers.get('content-type')).toBe('font/woff2')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(Buffer.from(await reply.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
    const stored = await fieldsOf(paths.workspaceFont(ada.workspaceId, harbour))
    expect(stored?.['statement']).toMatchObject({ version: 1, by: ada.uid })
    expect(await auditEntriesFor(harbour)).toContainEqual(expect.objectContaining({ action: 'font.uploaded' }))
  })

  test('is the same font when the same file comes again', async () => {
    const input = { ...own(), name: 'again.ttf', statement: 1 }
    const again = dataOf(await ada.call(uploadFont, input, { file: { bytes: makeFont(), type: TYPE } }))
    expect(again).toEqual({ fontId: harbour, jobId: null })
  })

  test('is refused with the reason, and not served then', async () => {
    const fontId = await upload(withPermissions(0x0002))
    const stored = await fieldsOf(paths.workspaceFont(ada.workspaceId, fontId))
    expect(stored).toMatchObject({ check: 'refused', refusal: 'embedding_restricted', files: [] })
    expect(await servedTo(ada)).not.toContain(fontId)
  })

  test('needs the statement, a file of a fitting size and a type', async () => {
    const file = { bytes: makeFont(), type: TYPE }
    errorOf(await ada.call(uploadFont, { ...own(), statement: 0 }, { file }), 'validation_failed')
    const send = (bytes: Uint8Array, type: string) =>
      ada.call(uploadFont, { ...own(), statement: 1 }, { file: { bytes, type } })
    errorOf(await send(new Uint8Array(), TYPE), 'font_invalid')
    errorOf(await send(new Uint8Array(5 * 1024 * 1024 + 1), TYPE), 'font_too_large')
    errorOf(await send(file.bytes, 'text/html'), 'unsupported_content_type')
  })

  test('belongs to its workspace: others neither see, add nor delete any, and viewers only see', async () => {
    const file = { bytes: makeFont(), type: TYPE }
    errorOf(await mallory.call(listFonts, own()), 'not_found')
    errorOf(await mallory.call(listFontUses, { ...own(), fontId: harbour }), 'not_found')
    errorOf(await mallory.call(uploadFont, { ...own(), statement: 1 }, { file }), 'not_found')
    errorOf(await mallory.call(deleteFont, { ...own(), fontId: harbour }), 'not_found')
    const elsewhere = { workspaceId: mallory.workspaceId, fontId: harbour }
    errorOf(await mallory.call(deleteFont, elsewhere), 'not_found')
    const viewer = await createCaller()
    await addMember(ada.workspaceId, viewer.uid, 'viewer')
    expect(dataOf(await viewer.call(listFonts, own())).fonts.map(({ id }) => id)).toContain(harbour)
    errorOf(await viewer.call(uploadFont, { ...own(), statement: 1 }, { file }), 'forbidden')
    errorOf(await viewer.call(deleteFont, { ...own(), fontId: harbour }), 'forbidden')
  })

  test('has addresses that hold for one file and one workspace', async () => {
    const { fonts } = dataOf(await ada.call(listFonts, own()))
    const address = new URL(fonts.find(({ id }) => id === harbour)?.files[0]?.woff2 ?? '', EMULATORS.web)
    for (const path of [
      address.pathname.replace('0.woff2', '0.woff'),
      address.pathname.replace(ada.workspaceId, mallory.workspaceId),
      address.pathname.replace('0.woff2', '..%2f0.woff2'),
    ]) {
      expect((await fetch(new URL(path + address.search, EMULATORS.web))).status).toBe(404)
    }
  })

  test('stays while a deck is set in it, in its theme or in a text of a slide', async () => {
    const fontId = await upload(family('Pier'))
    const name = `Pier ${admin.uid.slice(0, 6)}`
    const [deck, slide] = [`${paths.decks(ada.workspaceId)}/pier`, `${paths.slides(ada.workspaceId)}/pier`]
    const uses = async () => dataOf(await ada.call(listFontUses, { ...own(), fontId })).uses
    expect(await uses()).toEqual([])
    await setFields(deck, { name: 'Boats', theme: { fonts: { heading: 'Inter', body: name } } })
    errorOf(await ada.call(deleteFont, { ...own(), fontId }), 'font_in_use')
    expect(await uses()).toEqual([{ id: 'pier', name: 'Boats' }])
    await setFields(deck, { theme: { fonts: { heading: 'Inter', body: 'Inter' } } })
    await setFields(slide, { deckId: 'pier', layers: [{ kind: 'text', style: { family: name } }] })
    errorOf(await ada.call(deleteFont, { ...own(), fontId }), 'font_in_use')
    expect(await uses()).toEqual([{ id: 'pier', name: 'Boats' }])
    await setFields(slide, { deckId: 'gone' })
    errorOf(await ada.call(deleteFont, { ...own(), fontId }), 'font_in_use')
    expect(await uses()).toEqual([])
    await setFields(slide, { layers: [] })
    dataOf(await ada.call(deleteFont, { ...own(), fontId }))
    errorOf(await ada.call(listFontUses, { ...own(), fontId }), 'not_found')
  })

  test('goes with its files when it is deleted', async () => {
    const fontId = await upload(family('Quay'))
    const { fonts } = dataOf(await ada.call(listFonts, own()))
    const address = fonts.find(({ id }) => id === fontId)?.files[0]?.woff2 ?? ''
    dataOf(await ada.call(deleteFont, { ...own(), fontId }))
    expect((await fetch(new URL(address, EMULATORS.web))).status).toBe(404)
    expect(await servedTo(ada)).not.toContain(fontId)
  })
})

describe('the job that checks a font', () => {
  /** Resets a font to before its check and adds a job for it that has run `runs` times. The emulators may run the job too. */
  async function plant(jobId: string, runs: number): Promise<{ deps: Deps; fontId: string }> {
    const bytes = family(jobId)
    const fontId = await upload(bytes)
    await setFields(paths.workspaceFont(ada.workspaceId, fontId), { check: 'waiting', report: null, files: [] })
    const deps = await createLocalDeps()
    await deps.blobs.put(fontKeyOf({ ...own(), fontId }), bytes, TYPE)
    const job = newJob(deps, ada.uid, fontJob, { ...own(), fontId })
    await deps.jobs.create(ada.uid, { ...job, id: jobId, runs, status: 'running' })
    return { deps, fontId }
  }

  const fontOf = (fontId: string) => fieldsOf(paths.workspaceFont(ada.workspaceId, fontId))

  async function done(jobId: string): Promise<void> {
    const job = () => fieldsOf(paths.job(ada.uid, jobId))
    await expect.poll(job).toMatchObject({ status: 'done' })
  }

  test('goes on after it was killed, and twice at once comes to one end', async () => {
    const { deps, fontId } = await plant('Killed', 1)
    const run = () => runJob(deps, ada.uid, 'Killed')
    await Promise.all([run(), run()])
    expect(await fontOf(fontId)).toMatchObject({
      check: 'passed',
      report: { family: expect.stringContaining('Killed') },
    })
    expect(await servedTo(ada)).toContain(fontId)
    await done('Killed')
  })

  test('gives up a font that has ended it again and again', async () => {
    const { deps, fontId } = await plant('Ended', 3)
    await runJob(deps, ada.uid, 'Ended')
    expect(await fontOf(fontId)).toMatchObject({ check: 'refused', refusal: 'too_complex' })
    await done('Ended')
  })
})

describe('a font of the product', () => {
  let fontId: string
  const file = () => ({ bytes: family('Lighthouse'), type: TYPE })

  beforeAll(async () => {
    fontId = dataOf(await admin.call(uploadProductFont, { statement: 1 }, { file: file() })).fontId
    await checked(paths.font(fontId))
  })

  test('is for admins until it is published, then for all, and stays with decks when it is retired', async () => {
    expect(dataOf(await admin.call(listProductFonts, {})).fonts.map(({ id }) => id)).toContain(fontId)
    expect(await servedTo(ada)).not.toContain(fontId)
    const { font } = dataOf(await admin.call(setProductFontState, { fontId, state: 'published' }))
    expect(fontSchema.parse(font).state).toBe('published')
    expect(await servedTo(ada)).toContain(fontId)
    dataOf(await admin.call(setProductFontState, { fontId, state: 'retired' }))
    const { fonts } = dataOf(await ada.call(listFonts, own()))
    expect(fonts.find(({ id }) => id === fontId)).toMatchObject({ state: 'retired', isOfProduct: true })
    errorOf(await admin.call(deleteProductFont, { fontId }), 'font_in_use')
    const actions = (await auditEntriesFor(fontId)).map((entry) => 'action' in entry && entry.action)
    expect(actions).toEqual(expect.arrayContaining(['font.uploaded', 'font.published', 'font.retired']))
  })

  test('says which templates are set in it, in their theme or in a text', async () => {
    const name = `Lighthouse ${admin.uid.slice(0, 6)}`
    const { id: _id, ...design } = SWISS_RULES
    const fonts = { heading: name, body: 'Inter' }
    const templateId = `set-in-${fontId.slice(0, 12)}`
    const words = { title: 'Lights', description: '', design: { ...design, theme: { ...design.theme, fonts } } }
    const bytes = new TextEncoder().encode(JSON.stringify(words))
    const uses = async () => dataOf(await admin.call(listProductFontUses, { fontId })).uses
    expect(await uses()).toEqual([])
    dataOf(await admin.call(saveDeckTemplate, { templateId, rev: 0 }, { file: { bytes, type: 'application/json' } }))
    expect(await uses()).toEqual([{ id: templateId, name: 'Lights' }])
    errorOf(await admin.call(listProductFontUses, { fontId: '0'.repeat(64) }), 'not_found')
  })

  test('that was refused cannot be published, only deleted', async () => {
    const bytes = makeFont((tables) => tables.set('name', namesTable({ family: 'Inter', full: admin.uid })))
    const input = { statement: 1 } as const
    const refused = dataOf(await admin.call(uploadProductFont, input, { file: { bytes, type: TYPE } })).fontId
    await checked(paths.font(refused))
    errorOf(await admin.call(setProductFontState, { fontId: refused, state: 'published' }), 'font_invalid')
    dataOf(await admin.call(deleteProductFont, { fontId: refused }))
    expect(await fieldsOf(paths.font(refused))).toBeUndefined()
  })

  test('does not exist for people who are no admins', async () => {
    errorOf(await ada.call(listProductFonts, {}), 'route_not_found')
    errorOf(await ada.call(listProductFontUses, { fontId }), 'route_not_found')
    errorOf(await ada.call(uploadProductFont, { statement: 1 }, { file: file() }), 'route_not_found')
    errorOf(await ada.call(setProductFontState, { fontId, state: 'published' }), 'route_not_found')
    errorOf(await ada.call(deleteProductFont, { fontId }), 'route_not_found')
  })
})
