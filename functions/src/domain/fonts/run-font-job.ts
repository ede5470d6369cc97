import type { StoredFont } from '@postwright/core/model/font'
import type { Deps } from '../ports/deps.ts'
import type { FontCheckOutcome, MadeFontFile } from '../ports/files.ts'
import { fontFileKeyOf, fontKeyOf, type FontPlace } from './font-keys.ts'

/** A font whose check was begun this often without an end has ended each process that began it. */
const RUNS_MAX = 3

/** Checks an uploaded font and stores what is made of it. It may run twice, and after it was killed it simply runs again. */
export async function runFontJob(deps: Deps, uid: string, jobId: string): Promise<void> {
  const queued = await deps.jobs.get(uid, jobId)
  if (!queued?.font || (queued.status !== 'queued' && queued.status !== 'running')) return
  const job = await deps.jobs.update(uid, queued, { status: 'running', progress: 10 })
  const font = await deps.fonts.get(queued.font.workspaceId, queued.font.fontId)
  if (font?.check === 'waiting') {
    const outcome: FontCheckOutcome | null =
      queued.rev > RUNS_MAX ? { kind: 'refused', refusal: 'too_complex' } : await checked(deps, queued.font)
    await note(deps, queued.font, outcome)
  }
  await deps.jobs.update(uid, job, { status: 'done', progress: 100 })
}

/** Null when the bytes are gone. */
async function checked(deps: Deps, place: FontPlace): Promise<FontCheckOutcome | null> {
  const bytes = await deps.blobs.get(fontKeyOf(place))
  if (!bytes) return null
  const outcome = await deps.files.checkFont(bytes)
  if (outcome.kind === 'passed') await keep(deps, place, outcome.files)
  return outcome
}

async function keep({ blobs }: Pick<Deps, 'blobs'>, font: FontPlace, files: readonly MadeFontFile[]): Promise<void> {
  for (const [place, { woff2, woff }] of files.entries()) {
    await blobs.put(fontFileKeyOf(font, place, 'woff2'), woff2, 'font/woff2')
    await blobs.put(fontFileKeyOf(font, place, 'woff'), woff, 'font/woff')
  }
}

async function note(deps: Deps, { workspaceId, fontId }: FontPlace, outcome: FontCheckOutcome | null): Promise<void> {
  await deps.transact(async (tx) => {
    const font = await deps.fonts.getIn(tx, workspaceId, fontId)
    if (font?.check === 'waiting') deps.fonts.updateIn(tx, workspaceId, font, changesBy(outcome))
  })
}

function changesBy(outcome: FontCheckOutcome | null): Partial<StoredFont> {
  if (outcome === null) return { check: 'failed' }
  if (outcome.kind === 'refused') return { check: 'refused', refusal: outcome.refusal }
  const { report, warnings } = outcome
  const files = outcome.files.map(({ woff2, woff, ...file }) => ({ ...file, bytes: woff2.length + woff.length }))
  return { check: 'passed', refusal: null, report, warnings, files }
}
