import type { z } from 'zod'
import type { Migration } from '../model/document.ts'
import type { Right } from '../rights/rights.ts'

/**
 * `members` of the workspace in the path, the `person` in the path, `admins`, every `signedIn` user, or only the `server`.
 * `byVisibility`: members who read what is internal read everything, the others documents whose `visibility` is `client`.
 */
export type Reader = 'members' | 'byVisibility' | 'person' | 'admins' | 'signedIn' | 'server'

/** Clients of members with a right create, change and perhaps remove documents, as the rules check. */
export type EditorWrites<Field extends string = string> = {
  by: 'editors'
  right: Right
  /** The fields that the client fills. */
  fields: readonly Field[]
  /** Those of them that a document keeps as it was created with them. */
  fixed?: readonly NoInfer<Field>[]
  /**
   * Lists among them that only who manages the workspace fills: in what others create they are empty, and others leave them as
   * they are, and what has them.
   */
  managersOnly?: readonly NoInfer<Field>[]
  /**
   * Lists and maps whose content only the schema checks, wherever they are read: rules check their type and size, and the
   * names in a map. A rule may evaluate a thousand expressions, and every place of a list takes some.
   */
  bySizeOnly?: readonly NoInfer<Field>[]
  /** Fields of the server, each with the value that the client gives it in a new document. */
  initial?: Readonly<Record<string, string | number | null>>
  /** The field with the uid of the person who wrote last: a client gives its own, whatever it changes. */
  editor?: string
  /** The client changes a document only while this field has one of these values. */
  editableWhile?: { field: string; in: readonly string[] }
  /** The values of that field under which the right alone suffices; with the others `right` is needed too. */
  freelyWhile?: { in: readonly string[]; otherwise: Right }
  /** Clients that write an older version are refused. Without it only the current version is written. */
  acceptedFrom?: number
  /** Whether a document is changed and removed only by the person who created it. */
  isOwn?: boolean
  /** Whether editors remove documents themselves; what goes to the trash is moved there by the server. */
  removable: boolean
}

/** The person whose documents these are sets one field that was null to the server's time, once. */
export type PersonMarks = { by: 'person'; marks: string }

/**
 * Ids of pictures in a document: names joined by dots, `*` for each item of a list. Its pictures are needed while it says so;
 * without `neededWhile` as long as there is the document.
 */
export type MediaField = { ids: string; neededWhile?: { field: string; in: readonly string[] } }

/**
 * What the deletion of a workspace or an account does. `below`: the documents lie below one that is deleted with everything
 * under it. `of`: those whose field names the workspace, the person or their address; or whose id is that of a variant.
 * `renamed`: they stay, without the name. `kept`: nothing in them belongs to a workspace or a person.
 */
export type Deletion =
  | 'below'
  | 'renamed'
  | 'kept'
  | { of: 'workspace' | 'person' | 'address'; field: string }
  | { of: 'variant' }

/** The fields that an import takes of documents that only the server writes. */
export type Imported<Field extends string = string> = {
  fields: readonly Field[]
  /** Values of further fields in an imported document. */
  initial?: Readonly<Record<string, unknown>>
  /** The field with the uid of the person who imported the document. */
  editor?: string
  /** Values that mean something only where the document was made, and those that take their place. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The collection with whose documents it shares ids. */
  idOf?: string
  /** Whether a document keeps its id in the workspace of the file, by which others of its kind name it. */
  keepsIds?: boolean
}

type Place<Parents extends string[]> = {
  /** The last part of the path. */
  name: string
  path: (...parents: Parents) => string
  /** What the rules call the id of a document. */
  id: string
  /** What the rules say above its block, line by line. */
  about?: readonly string[]
  deletion: Deletion
}

type Definition<Schema extends z.ZodType<object>, Parents extends string[], Field extends string> = Place<Parents> & {
  schema: Schema
  version: number
  /** One for each version before the current one: the first leads from 1 to 2. */
  migrations?: readonly Migration[]
  /**
   * Fields that are stored as one text of JSON: many small values that are always read together and never queried. Only in collections of
   * the server.
   */
  packed?: readonly string[]
  read: { get: Reader; list: Reader }
  write?: EditorWrites<Field> | PersonMarks
  imported?: Imported
  /** The order of its lists, where they all have one. */
  order?: { by: string; direction: 'asc' | 'desc' }
  /** Most documents that one parent should have. Rules cannot count: the client counts before it creates one. */
  cap?: number
  media?: readonly MediaField[]
  /** Fields with ids of channels, as in `media`. */
  channels?: readonly string[]
  /**
   * The field with the id of the document that this one belongs to, as in `media`, and the name of that one's collection; several
   * where it belongs to one of several kinds.
   */
  partOf?: readonly { field: string; collection: string }[]
  /** Where it names other documents of its workspace, as in `media`, and the name of their collection. */
  refersTo?: readonly { ids: string; collection: string }[]
  /** Ids of documents that are the same in every workspace. */
  sharedIds?: readonly string[]
  /** What an account export has of each document: everything, some fields, or nothing. */
  export: 'whole' | 'nothing' | { only: readonly string[] }
}

/** A collection that this product stores, described once: what reads, writes, checks, exports and deletes it follows from here. */
export type Collection<
  Schema extends z.ZodType<object> = z.ZodType<object>,
  Parents extends string[] = string[],
  Field extends string = string,
> = Definition<Schema, Parents, Field> & { migrations: readonly Migration[] }

/** A collection that only the server knows; its schema is beside its store. */
export type ServerCollection<Parents extends string[] = string[]> = Place<Parents>

/** @throws RangeError when a version has no migration to the next */
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

/** Whether clients write the documents of a collection, as far as the right of a member goes. */
export function isWrittenByEditors(described: Collection | ServerCollection): described is EditorCollection {
  return 'schema' in described && described.write?.by === 'editors'
}
