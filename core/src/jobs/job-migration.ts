import type { Fields, Migration } from '../model/document.ts'

type Parts = { facts: Fields; result: Fields; runs?: unknown }

/** Fields of version 1 jobs, each for one kind. */
const FORMER = [
  'import',
  'series',
  'postImport',
  'font',
  'brandAutofill',
  'modelRun',
  'modelReply',
  'zoneMove',
  'resultKey',
  'leftOut',
] as const

/** Converts the kind-specific fields of a version 1 job to facts and result. */
const PARTS = new Map<unknown, (fields: Fields) => Parts>([
  ['export', ({ resultKey = null, leftOut = 0 }) => ({ facts: {}, result: { key: resultKey, leftOut } })],
  ['import', (fields) => split(fields['import'], ['workspaceId'])],
  ['series', (fields) => split(fields['series'], ['workspaceId', 'seriesId'])],
  ['post_import', (fields) => split(fields['postImport'], ['workspaceId', 'total'])],
  ['font', (fields) => split(fields['font'], ['workspaceId', 'fontId'])],
  [
    'brand_autofill',
    (fields) => {
      const { runs, ...rest } = toFields(fields['brandAutofill'])
      return { ...split(rest, ['workspaceId', 'url']), runs }
    },
  ],
  ['model_run', (fields) => ({ facts: toFields(fields['modelRun']), result: toFields(fields['modelReply']) })],
  ['zone_move', (fields) => split(fields['zoneMove'], ['workspaceId', 'from', 'to'])],
])

/** Replaces the nullable field for each kind by the facts and the result of the job's own kind. */
export const factsAndResult: Migration = {
  fields: ['facts', 'result', 'runs', 'cause'],
  removes: FORMER,
  up: (fields) => {
    const { facts, result, runs = 0 } = PARTS.get(fields['kind'])?.(fields) ?? { facts: {}, result: {} }
    const cause = fields['status'] === 'failed' ? 'refused' : null
    return { ...Object.fromEntries(FORMER.map((name) => [name, undefined])), facts, result, runs, cause }
  },
}

function split(part: unknown, names: readonly string[]): Parts {
  const entries = Object.entries(toFields(part))
  return {
    facts: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    result: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  }
}

function toFields(part: unknown): Fields {
  return typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part)) : {}
}
