import type { StoredFont } from '@postwright/core/model/font'
import { reportOf } from './report-of.ts'

const base = { id: 'f'.repeat(64), schema: 1, rev: 1, createdAt: 1, updatedAt: 1, createdBy: 'ada' }

/** A font that passed its check, unless `fields` say otherwise. */
export function storedFont(fields: Partial<StoredFont>): StoredFont {
  const file = { weight: 400, isItalic: false, subset: 'latin' as const, bytes: 60_000 }
  const passed = { check: 'passed' as const, refusal: null, warnings: [], report: reportOf(), files: [file] }
  const statement = { version: 1, by: 'ada', at: 1 }
  return {
    takedown: null,
    ...base,
    ...passed,
    name: 'harbour.ttf',
    bytes: 90_000,
    state: 'published',
    statement,
    ...fields,
  }
}
