import { SCRIPT_VERSIONS_MAX, type ScriptVersion } from '@postwright/core/collections/script-versions'
import type { SceneChoice, ScriptDraft } from '@postwright/core/model/script'
import type { Deps } from '../ports/deps.ts'
import { isTypedOn } from '../versions/is-typed-on.ts'
import { contentHashOf, versionBase, type Written, saveVersion } from '../versions/versions.ts'

const KEEPING = {
  revOf: ({ scriptRev }: ScriptVersion) => scriptRev,
  max: SCRIPT_VERSIONS_MAX,
  continues: (before: ScriptVersion, after: ScriptVersion) => isTypedOn(asTyped(before), asTyped(after)),
}

export type WrittenScript = Written<ScriptDraft>

type Place = { workspaceId: string; scriptId: string }

/**
 * Stores the state of a script after a write as a version. It replaces the previous version while the same user continues to type, and first stores
 * any missing earlier state. Events that arrive twice, late or out of order lose nothing.
 */
export async function keepScriptVersion(
  { transact, scriptVersions }: Pick<Deps, 'transact' | 'scriptVersions'>,
  { workspaceId, scriptId }: Place,
  before: WrittenScript | null,
  after: WrittenScript,
): Promise<void> {
  const written = versionOf(after, before?.rev ?? 0)
  const earlier = before && versionOf(before, before.rev - 1)
  if (earlier?.contentHash === written.contentHash) return
  await transact(async (tx) => {
    // NOTE an event may arrive after the script and its versions were deleted.
    if (!(await scriptVersions.hasScript(tx, workspaceId, scriptId))) return
    await saveVersion(scriptVersions.of(tx, workspaceId, scriptId), { written, earlier }, KEEPING)
  })
}

/** Posts made from a script are not part of its content. */
function versionOf(write: WrittenScript, basedOn: number): ScriptVersion {
  const draft = { ...write.draft, works: [] }
  return { ...versionBase(write, 'rev'), scriptRev: write.rev, basedOn, contentHash: contentHashOf(draft), draft }
}

/** Scenes that are added, removed or moved while a user types are not choices of the user. */
function asTyped({ draft, ...version }: ScriptVersion) {
  const chosen = draft.scenes.filter(isChosen).map(({ anchor: _anchor, ...choices }) => choices)
  return { ...version, draft: { ...draft, scenes: chosen } }
}

function isChosen({ id: _id, anchor: _anchor, focus: _focus, alt, ...choices }: SceneChoice): boolean {
  return alt !== '' || Object.values(choices).some((choice) => choice !== null)
}
