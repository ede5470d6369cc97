import type { ScriptDraft } from '@postwright/core/model/script'
import { parseScript } from '@postwright/core/script/parse-script'
import { VersionsDialog } from '@/documents/versions-dialog.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { ScriptPicture } from '../components/script-picture.tsx'
import { useScriptVersions } from '../data/use-script-versions.ts'
import { sceneName } from '../storyboard/scene-name.ts'
import { ScriptChanges } from './script-changes.tsx'

type Props = {
  scriptId: string
  /** The script as it is now. */
  draft: ScriptDraft
  /** Left out for people who only read. */
  onRestore?: (draft: ScriptDraft) => void
  onClose: () => void
}

/** The earlier versions of a script, each with its first scene. */
export function ScriptVersionsDialog({ scriptId, draft, onRestore, onClose }: Props) {
  const { workspaceId } = useSignedIn()
  return (
    <VersionsDialog
      read={useScriptVersions(workspaceId, scriptId)}
      lineOf={(version) => sceneName(parseScript(version.draft.text)[0]) || null}
      renderPicture={(version) => <ScriptPicture script={version.draft} width={44} />}
      renderChanges={(version) => <ScriptChanges before={version.draft} after={draft} />}
      onRestore={onRestore ? (version) => onRestore(version.draft) : null}
      onClose={onClose}
    />
  )
}
