import { scripts } from '@postwright/core/collections/scripts'
import {
  type ScriptDraft,
  scriptDraftSchema,
  SCRIPT_NAME_MAX,
  SCRIPT_SCENES_MAX,
  SCRIPT_SPEAKERS_MAX,
  SCRIPT_TEXT_MAX,
  SCRIPT_WORKS_MAX,
} from '@postwright/core/model/script'
import { alignChoices } from '@postwright/core/script/align-choices'
import { parseScript } from '@postwright/core/script/parse-script'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import { keyedList } from '@/documents/merge/merge-shape.ts'
import { newSceneId } from '../new-script.ts'

/** Describes how two versions of a script are merged: its text line by line, the choices scene by scene. */
const PARTS: DraftParts<ScriptDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      name: { kind: 'text', max: SCRIPT_NAME_MAX },
      text: { kind: 'text', max: SCRIPT_TEXT_MAX },
      speakers: keyedList('name', SCRIPT_SPEAKERS_MAX),
      theme: {
        kind: 'fields',
        fields: { colors: { kind: 'fields', fields: {} }, fonts: { kind: 'fields', fields: {} } },
      },
      scenes: keyedList('id', SCRIPT_SCENES_MAX),
      works: keyedList('documentId', SCRIPT_WORKS_MAX),
    },
  },
  putTogether(parts) {
    const draft = scriptDraftSchema.safeParse(parts).data
    if (!draft) return null
    const scenes = parseScript(draft.text).slice(0, SCRIPT_SCENES_MAX)
    return { ...draft, scenes: [...alignChoices(scenes, draft.scenes, newSceneId)] }
  },
}

export const scriptDrafts = describeDrafts(scripts, {
  schema: scriptDraftSchema,
  parts: PARTS,
  titleOf: ({ name }) => name,
  href: routes.script.href,
  words: { untitled: 'areas:script.untitled', notCreated: 'areas:script.notCreated' },
})
