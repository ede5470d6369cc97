import { z } from 'zod'
import { instant } from '../ids.ts'

export const EXPORT_VERSION = 2

/** A stored document, in the version given by its `schema`; `parents` are the ids of its parent documents, from the second level on. */
export const exportedDocumentSchema = z.looseObject({ id: z.string().max(1_500) })

export type ExportedDocument = z.infer<typeof exportedDocumentSchema>

const documentsSchema = z.record(z.string().max(100), z.array(exportedDocumentSchema))

/** Documents by the name of their collection. */
export type ExportedDocuments = z.infer<typeof documentsSchema>

const currentSchema = z.object({
  version: z.literal(EXPORT_VERSION),
  exportedAt: instant(),
  /** Documents of the person: the account, its sessions, its notifications. */
  account: documentsSchema,
  /** The workspaces that the person owns, each with its own document and everything below it. */
  workspaces: z.array(documentsSchema),
  /** The names of the workspaces' members, by uid. */
  people: z.record(z.string().max(128), z.string().max(200)).default({}),
  /** Paths of documents that are stored in an unreadable form; all others are included. */
  leftOut: z.array(z.string().max(2_000)).default([]),
  /** For an import: the current ids of the archive's files in the workspace, by their ids in the export. */
  arrivedFiles: z.record(z.string().max(64), z.string().max(64)).default({}),
})

/** Version 1 had no version field, and stored the account and each workspace as single documents beside its lists. */
const version1Schema = z.object({
  version: z.undefined().optional(),
  exportedAt: instant(),
  user: exportedDocumentSchema,
  sessions: z.array(exportedDocumentSchema),
  notifications: z.array(exportedDocumentSchema),
  workspaces: z.array(z.object({ workspace: exportedDocumentSchema }).catchall(z.array(exportedDocumentSchema))),
  leftOut: currentSchema.shape.leftOut,
})

/** Everything that belongs to a person, without secrets: the content of an export, of this version or an older one. */
export const accountExportSchema = z.preprocess(fromVersion1, currentSchema)

export type AccountExport = z.infer<typeof accountExportSchema>

function fromVersion1(file: unknown): unknown {
  const parsed = version1Schema.safeParse(file)
  if (!parsed.success) return file
  const { exportedAt, user, sessions, notifications, workspaces, leftOut } = parsed.data
  return {
    version: EXPORT_VERSION,
    exportedAt,
    account: { users: [user], sessions, notifications },
    workspaces: workspaces.map(({ workspace, ...lists }) => ({ workspaces: [workspace], ...lists })),
    people: {},
    leftOut,
    arrivedFiles: {},
  }
}
