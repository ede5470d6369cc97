import type { z } from 'zod'
import type { Migration } from '../model/document.ts'
import type { Right } from '../rights/rights.ts'

/**
 * `members` of the workspace in the path, the `person` in the path, `admins`, every `signedIn` user, or only the `server`. `byVisibility`: members
 * with the right to read internal content read everything, the others only documents whose `visibility` is `client`.
 */
export type Reader = 'members' | 'byVisibility' | 'person' | 'admins' | 'signedIn' | 'server'

/** Writes by the clients of members with a right: they create, change and, if allowed, remove documents, as checked by the rules. */
export type EditorWrites<Field extends string = string> = {
  by: 'editors'
  right: Right
  /** Fields written by the client. */
  fields: readonly Field[]
  /** Fields that cannot change after creation. */
  fixed?: readonly NoInfer<Field>[]
  /**
   * Lists that only people who manage the workspace can fill. Documents created by anyone else have them empty, and only managers can change the
   * lists, or documents in which they are filled.
   */
  managersOnly?: readonly NoInfer<Field>[]
  /**
   * Lists and maps whose content is checked only by the schema, on every read: rules check their type and size, and the names in a map. A rule may
   * evaluate a thousand expressions, and every item of a list uses some.
   */
  bySizeOnly?: readonly NoInfer<Field>[]
  /** Fields written by the server, each with the value that the client writes in a new document. */
  initial?: Readonly<Record<string, string | number | null>>
  /** The field with the uid of the last editor: a client writes its own uid with every change. */
  editor?: string
  /** Values of a field that allow the client to change the document. */
  editableWhile?: { field: string; in: readonly string[] }
  /** Values of the field of `editableWhile` for which the right of editors is sufficient; for its other values, `otherwise` is also needed. */
  freelyWhile?: { in: readonly string[]; otherwise: Right }
  /** Oldest version that clients may write; older ones are refused. If omitted, only the current version is accepted. */
  acceptedFrom?: number
  /** True if only the creator of a document can change and remove it. */
  isOwn?: boolean
  /** True if editors remove documents themselves; documents that go to the trash are moved there by the server. */
  removable: boolean
}

/** Writes by the person who owns the documents: one null field is set to the server's time, once. */
export type PersonMarks = { by: 'person'; marks: string }

/**
 * Ids of files in a document: names joined by dots, `*` for each item of a list. The files are needed while the condition holds; without
 * `neededWhile`, as long as the document exists.
 */
export type MediaField = { ids: string; neededWhile?: { field: string; in: readonly string[] } }

/**
 * Effect of the deletion of a workspace or an account. `below`: the documents are below one that is deleted with everything under it. `of`: documents
 * whose field names the workspace, the person or their address; or whose id is that of a variant. `renamed`: the documents stay, without the name.
 * `kept`: the documents contain no data of a workspace or a person.
 */
export type Deletion =
  | 'below'
  | 'renamed'
  | 'kept'
  | { of: 'workspace' | 'person' | 'address'; field: string }
  | { of: 'variant' }

/** Fields that an import accepts from documents that only the server writes. */
export type Imported<Field extends string = string> = {
  fields: readonly Field[]
  /** Initial values of other fields in an imported document. */
  initial?: Readonly<Record<string, unknown>>
  /** The field with the uid of the person who imported the document. */
  editor?: string
  /** Values that are valid only where the document was created, with their replacements. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The collection that uses the same ids for its documents. */
  idOf?: string
  /** True if a document keeps its id from the workspace of the file, because other documents of the collection reference it. */
  keepsIds?: boolean
}

type Place<Parents extends string[]> = {
  /** Last part of the path. */
  name: string
  path: (...parents: Parents) => string
  /** Name of the document id in the rules. */
  id: string
  /** Comment above the collection's block in the rules, line by line. */
  about?: readonly string[]
  deletion: Deletion
}

type Definition<Schema extends z.ZodType<object>, Parents extends string[], Field extends string> = Place<Parents> & {
  schema: Schema
  version: number
  /** One migration for each version before the current one: the first upgrades from 1 to 2. */
  migrations?: readonly Migration[]
  /** Fields that are stored as one JSON text: many small values that are always read together and never queried. Only in collections of the server. */
  packed?: readonly string[]
  read: { get: Reader; list: Reader }
  write?: EditorWrites<Field> | PersonMarks
  imported?: Imported
  /** Sort order of lists of the collection, if all have the same. */
  order?: { by: string; direction: 'asc' | 'desc' }
  /** Maximum number of documents per parent. Rules cannot count, so the client counts before it creates a document. */
  cap?: number
  media?: readonly MediaField[]
  /** Fields with ids of channels, in the notation of `MediaField`. */
  channels?: readonly string[]
  /**
   * The field with the id of the parent document, in the notation of `MediaField`, and the name of the parent's collection; several if the parent can
   * be of several kinds.
   */
  partOf?: readonly { field: string; collection: string }[]
  /** Fields that reference other documents of the workspace, in the notation of `MediaField`, each with the name of the referenced collection. */
  refersTo?: readonly { ids: string; collection: string }[]
  /** Ids of documents that are the same in every workspace. */
  sharedIds?: readonly string[]
  /** Content of each document in an account export: everything, some fields, or nothing. */
  export: 'whole' | 'nothing' | { only: readonly string[] }
}

/** A collection of the product, described once: reads, writes, checks, exports and deletions are derived from the description. */
export type Collection<
  Schema extends z.ZodType<object> = z.ZodType<object>,
  Parents extends string[] = string[],
  Field extends string = string,
> = Definition<Schema, Parents, Field> & { migrations: readonly Migration[] }

/** A collection that only the server uses; its schema is defined next to its store. */
export type ServerCollection<Parents extends string[] = string[]> = Place<Parents>

/**
 * Defines a collection whose documents have a schema.
 * @throws RangeError if there is not exactly one migration for each earlier version
 */
export function defineCollection<
  Schema extends z.ZodType<object>,
  Parents extends string[],
  const Field extends string = never,
>(definition: Definition<Schema, Parents, Field>): Collection<Schema, Parents, Field> {
  const { name, version, migrations = [] } = definition
  if (migrations.length !== version - 1) {
    throw new RangeError(`${name} is at version ${version} and has ${migrations.length} migrations`)
  }
  return { ...definition, migrations }
}

/** A collection whose documents clients write. */
export type EditorCollection = Collection & { write: EditorWrites }

/** Returns whether clients write the documents of a collection, within the rights of a member. */
export function isWrittenByEditors(described: Collection | ServerCollection): described is EditorCollection {
  return 'schema' in described && described.write?.by === 'editors'
}
