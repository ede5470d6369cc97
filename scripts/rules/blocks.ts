import {
  type Collection,
  type Reader,
  type ServerCollection,
  isWrittenByEditors,
  type EditorCollection,
} from '@postwright/core/collections/collection'
import { canAct, roleMay } from './rights.ts'
import { editorField, entityName, listOf, literal, upgradedFields } from './shape.ts'

type Described = Collection | ServerCollection
/** Clauses per operation, all of which must hold; an operation that is missing is denied. */
type Allowed = Partial<Record<Operation, string[]>>
type Operation = (typeof OPERATIONS)[number]

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const

const CLAUSES: Record<Exclude<Reader, 'server'>, string[]> = {
  members: [canAct('read_content')],
  byVisibility: [canAct('read_content'), `(${roleMay('read_internal')} || resource.data.visibility == 'client')`],
  person: ['isSelf(uid)', 'isActive()'],
  admins: ['isAdmin()'],
  signedIn: ['signedIn()'],
}

/** Returns a `match` block for every collection, nested in its parent's block, in the order of the collections. */
export function renderBlocks(collections: readonly Described[], parent?: string): string[] {
  return collections
    .filter((described) => parentOf(described) === parent)
    .flatMap((described, index) => {
      const below = renderBlocks(collections, described.name).map((line) => (line === '' ? '' : `  ${line}`))
      const own = [
        ...(described.about ?? []).map((line) => `// ${line}`),
        `match /${described.name}/{${described.id}} {`,
      ]
      const end = below.length > 0 ? ['', ...below, '}'] : ['}']
      return [...(index > 0 ? [''] : []), ...own, ...renderAllows(allowedBy(described)), ...end]
    })
}

function parentOf({ path }: Described): string | undefined {
  return path('*', '*', '*').split('/').at(-3)
}

function renderAllows(allowed: Allowed): string[] {
  const refused = OPERATIONS.filter((operation) => !allowed[operation])
  const lines = OPERATIONS.flatMap((operation) => renderAllow(operation, allowed[operation] ?? []))
  return [...lines, ...(refused.length > 0 ? [`  allow ${refused.join(', ')}: if false;`] : [])]
}

/**
 * Returns the `allow` statement of an operation: on one line if it has at most 80 characters, otherwise with one clause per line. None without
 * clauses.
 */
function renderAllow(operation: Operation, clauses: string[]): string[] {
  if (clauses.length === 0) return []
  const line = `  allow ${operation}: if ${clauses.join(' && ')};`
  if (line.length <= 80) return [line]
  const [first, ...others] = clauses
  return [`  allow ${operation}: if ${first}`, ...others.map((clause) => `    && ${clause}`)].map((text, index, all) =>
    index === all.length - 1 ? `${text};` : text,
  )
}

function allowedBy(described: Described): Allowed {
  if (!('schema' in described)) return {}
  const { read, write } = described
  return {
    ...(read.get !== 'server' && { get: CLAUSES[read.get] }),
    ...(read.list !== 'server' && { list: [...CLAUSES[read.list], 'smallPage()'] }),
    ...(write?.by === 'person' && { update: marksOnce(write.marks) }),
    ...(isWrittenByEditors(described) && editorsWrite(described)),
  }
}

function marksOnce(field: string): string[] {
  const [before, after] = [`resource.data.${field}`, `request.resource.data.${field}`]
  return ['isSelf(uid)', 'isActive()', `changesOnly(['${field}'])`, `${before} == null`, `${after} == request.time`]
}

function editorsWrite(described: EditorCollection): Allowed {
  const { write, version } = described
  const entity = entityName(described)
  const upgraded = upgradedFields(described)
  const { acceptedFrom = version } = write
  const envelope = ['rev', 'updatedAt', ...(version > 1 ? ['schema', ...upgraded] : [])]
  return {
    create: [
      canAct(write.right),
      'isId(id)',
      ...emptyForOthers(write, 'request.resource'),
      `isNew${entity}(request.resource.data)`,
    ],
    update: [
      canAct(write.right),
      ...(write.editableWhile
        ? [`resource.data.${write.editableWhile.field} in ${listOf(write.editableWhile.in)}`]
        : []),
      ...freelyOnly(write),
      ...ownOnly(write),
      ...keptByOthers(write),
      `changesOnly(${listOf([...changeable(write), ...editorField(write), ...envelope])})`,
      'nextRevision()',
      ...(version > 1 ? [`isVersionUpTo(${version})`] : []),
      ...(acceptedFrom > 1 ? [`request.resource.data.schema >= ${acceptedFrom}`] : []),
      ...upgraded.map((field) => `isKeptOr(${literal(write.initial?.[field] ?? null)}, '${field}')`),
      'request.resource.data.updatedAt == request.time',
      ...editorField(write).map((field) => `request.resource.data.${field} == request.auth.uid`),
      `has${entity}Fields(request.resource.data)`,
    ],
    ...(write.removable && { delete: [canAct(write.right), ...ownOnly(write), ...emptyForOthers(write, 'resource')] }),
  }
}

function ownOnly({ isOwn = false }: EditorCollection['write']): string[] {
  return isOwn ? ['resource.data.createdBy == request.auth.uid'] : []
}

function freelyOnly({ editableWhile, freelyWhile }: EditorCollection['write']): string[] {
  if (!editableWhile || !freelyWhile) return []
  const isFree = `resource.data.${editableWhile.field} in ${listOf(freelyWhile.in)}`
  return [`(${isFree} || ${roleMay(freelyWhile.otherwise)})`]
}

function emptyForOthers({ managersOnly = [] }: EditorCollection['write'], document: string): string[] {
  return managersOnly.map((field) => `(${keptIn(document, field)} == [] || ${roleMay('manage_workspace')})`)
}

function keptByOthers({ managersOnly = [] }: EditorCollection['write']): string[] {
  return managersOnly.map(
    (field) =>
      `(${keptIn('request.resource', field)} == ${keptIn('resource', field)} || ${roleMay('manage_workspace')})`,
  )
}

/** Returns the expression for a list field; documents that are older than the field count as having an empty list. */
function keptIn(document: string, field: string): string {
  return `${document}.data.get('${field}', [])`
}

function changeable({ fields, fixed = [] }: EditorCollection['write']): string[] {
  return fields.filter((field) => !fixed.includes(field))
}
