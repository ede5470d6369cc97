import { type ScriptDraft, type ScriptWork, SCRIPT_WORKS_MAX } from '@postwright/core/model/script'
import { fingerprintScript } from '@postwright/core/script/script-texts'

/** The script with another work that was made of it now; the oldest go when there are too many. */
export function addWork(draft: ScriptDraft, work: Pick<ScriptWork, 'kind' | 'documentId'>): ScriptDraft {
  const others = draft.works.filter(({ documentId }) => documentId !== work.documentId)
  return { ...draft, works: [{ ...work, mark: fingerprintScript(draft.text) }, ...others].slice(0, SCRIPT_WORKS_MAX) }
}

/** Whether the text of a script has changed since a work was made of it. */
export function isOutdated({ text }: Pick<ScriptDraft, 'text'>, { mark }: ScriptWork): boolean {
  return fingerprintScript(text) !== mark
}
