import { z } from 'zod'
import { revision } from '../ids.ts'
import { documentBase } from '../model/document.ts'
import { scriptDraftSchema } from '../model/script.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Versions that are kept of one script: each may hold all of its text. */
export const SCRIPT_VERSIONS_MAX = 30

/**
 * What a person has made of a script, `workspaces/{wid}/scripts/{script}/scriptVersions/{id}`: its text and the choices of its scenes,
 * without the works made of it. Author and time are those of its last change.
 */
const scriptVersionSchema = documentBase.extend({
  /** The revision of the script that it shows; its id is made of it. */
  scriptRev: revision(),
  /** The revision that it was made on; 0 for none. */
  basedOn: z.int().min(0),
  /** Of the draft: equal drafts have equal ones. */
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
  // They are there to go back to while a script is written; the script itself is exported.
  export: 'nothing',
  deletion: 'below',
})
