import { z } from 'zod'
import { revision } from '../ids.ts'
import { documentBase } from '../model/document.ts'
import { scriptDraftSchema } from '../model/script.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Maximum number of versions per script: each may contain all of its text. */
export const SCRIPT_VERSIONS_MAX = 30

/**
 * A version of a script saved by a person, `workspaces/{wid}/scripts/{script}/scriptVersions/{id}`: its text and the choices of its scenes, without
 * the posts and decks made from it. Author and time are those of the last change in it.
 */
const scriptVersionSchema = documentBase.extend({
  /** Revision of the stored script; part of the version's id. */
  scriptRev: revision(),
  /** Revision of the script on which the version is based; 0 for none. */
  basedOn: z.int().min(0),
  /** Hash of the draft: equal drafts have equal hashes. */
  contentHash: z.string().length(64),
  draft: scriptDraftSchema,
})

export type ScriptVersion = z.infer<typeof scriptVersionSchema>

export const scriptVersions = defineCollection({
  name: 'scriptVersions',
  path: paths.scriptVersions,
  id: 'version',
  schema: scriptVersionSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'scriptRev', direction: 'desc' },
  cap: SCRIPT_VERSIONS_MAX,
  // Versions are only used to restore earlier states while a script is written; the script itself is exported.
  export: 'nothing',
  deletion: 'below',
})
