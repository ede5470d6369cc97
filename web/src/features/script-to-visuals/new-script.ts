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

/** A script of a text that stands somewhere else already, or an empty one. */
export function newScript({ name, text, language, theme, brandKitId }: Begin): ScriptDraft {
  return writeText({ ...emptyScript(name), language, brandKitId, ...(theme && { theme }) }, text)
}

/** The script with another text; what was chosen for a scene stays with it. */
export function writeText(draft: ScriptDraft, text: string): ScriptDraft {
  return writeScript(draft, text, newSceneId)
}

/**
 * The script with its text changed at one of its scenes, wherever that stands by now. The scenes are read from the text that is changed,
 * all of them: one that is shown may be older, and shows no more than a film has.
 */
export function rewriteScene(draft: ScriptDraft, id: string, rewrite: Rewrite): ScriptDraft {
  const at = draft.scenes.findIndex((scene) => scene.id === id)
  return at < 0 ? draft : writeText(draft, rewrite(draft.text, parseScript(draft.text), at))
}

type Rewrite = (text: string, scenes: readonly ScriptScene[], at: number) => string

/** The script with other choices for one of its scenes. */
export function changeScene(draft: ScriptDraft, id: string, choices: Partial<SceneChoice>): ScriptDraft {
  return { ...draft, scenes: draft.scenes.map((scene) => (scene.id === id ? { ...scene, ...choices } : scene)) }
}

/** The language of the interface where scripts know it. */
export function languageOf(tag: string): ScriptLanguage {
  const [base] = tag.toLowerCase().split('-')
  return SCRIPT_LANGUAGES.find((language) => language === base) ?? 'en'
}

/** Another script with the same text and choices; what was made of the first one stays its own. */
export function copyOfScript(script: ScriptDraft, name: string): ScriptDraft {
  return scriptDraftSchema.parse({ ...script, name: toOneLine(name, SCRIPT_NAME_MAX) ?? '', works: [] })
}
