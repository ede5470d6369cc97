import type { StoredFont } from '@postwright/core/model/font'
import type { Deps } from '../domain/ports/deps.ts'
import type { FontCheckOutcome, MadeFontFile } from '../domain/ports/files.ts'
import { fontFileKeyOf, fontKeyOf, type FontPlace } from '../domain/fonts/font-files.ts'
import type { JobModule } from './job-module.ts'

/** Checks an uploaded font and stores the files created from it. An interrupted run restarts. */
export const checkFont: JobModule<'font'> = {
  run: async (deps, { job, step, done }) => {
    await step({ progress: 10 })
    const font = await deps.fonts.get(job.facts.workspaceId, job.facts.fontId)
    if (font?.check === 'waiting') await note(deps, job.facts, await checked(deps, job.facts))
    await done()
  },

  // A font that has crashed the process in every run is refused, so the job ends with a result.
  giveUp: async (deps, { job, done }) => {
    await note(deps, job.facts, { kind: 'refused', refusal: 'too_complex' })
    await done()
  },
}

/** Checks the stored font, and stores the files of one that passes. Returns null when its bytes no longer exist. */
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
