import {
  type SceneChoice,
  SCRIPT_LANGUAGES,
  type ScriptDraft,
  scriptDraftSchema,
  type ScriptLanguage,
  SCRIPT_NAME_MAX,
} from '@postwright/core/model/script'
import { newLayerId } from '@postwright/core/scene/commands/new-layer-id'
import { parseScript } from '@postwright/core/script/parse-script'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { emptyScript, writeScript } from '@postwright/core/script/write-script'
import type { Theme } from '@postwright/core/scene/theme'
import { toOneLine } from '@postwright/core/text/text-fields'

export function newSceneId(): string {
  return newLayerId(Math.random)
}

type Begin = { name: string; text: string; language: ScriptLanguage; theme: Theme | null; brandKitId: string }

/** Creates a script from existing text, or an empty one. */
export function newScript({ name, text, language, theme, brandKitId }: Begin): ScriptDraft {
  return writeText({ ...emptyScript(name), language, brandKitId, ...(theme && { theme }) }, text)
}

/** Replaces the text of a script; the choices for a scene are kept. */
export function writeText(draft: ScriptDraft, text: string): ScriptDraft {
  return writeScript(draft, text, newSceneId)
}

/**
 * Replaces the text of one scene of a script, found by its id; unchanged if the scene no longer exists. All scenes are parsed from the current text:
 * a displayed scene may be outdated, and scenes beyond the maximum of a film are not displayed.
 */
export function rewriteScene(draft: ScriptDraft, id: string, rewrite: Rewrite): ScriptDraft {
  const at = draft.scenes.findIndex((scene) => scene.id === id)
  return at < 0 ? draft : writeText(draft, rewrite(draft.text, parseScript(draft.text), at))
}

type Rewrite = (text: string, scenes: readonly ScriptScene[], at: number) => string

export function changeScene(draft: ScriptDraft, id: string, choices: Partial<SceneChoice>): ScriptDraft {
  return { ...draft, scenes: draft.scenes.map((scene) => (scene.id === id ? { ...scene, ...choices } : scene)) }
}

/** Returns the script language of a locale tag such as `de-AT`; English if scripts do not support the language. */
export function languageOf(tag: string): ScriptLanguage {
  const [base] = tag.toLowerCase().split('-')
  return SCRIPT_LANGUAGES.find((language) => language === base) ?? 'en'
}

/** Returns a copy of a script with the same text and choices; works made from the original are not copied. */
export function copyOfScript(script: ScriptDraft, name: string): ScriptDraft {
  return scriptDraftSchema.parse({ ...script, name: toOneLine(name, SCRIPT_NAME_MAX) ?? '', works: [] })
}
