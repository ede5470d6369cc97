import { type ScriptDraft, SCRIPT_SCENES_MAX } from '../model/script.ts'
import type { Theme } from '../scene/theme.ts'
import { alignChoices } from './align-choices.ts'
import { parseScript } from './parse-script.ts'

/** Dark background and warm colours, for readability on a phone in sunlight. */
export const FILM_THEME: Theme = {
  colors: {
    background: '#10181b',
    surface: '#1b272b',
    text: '#f6f4ef',
    muted: '#a9b6b8',
    primary: '#37c2b4',
    accent: '#ffb454',
  },
  fonts: { heading: 'Space Grotesk', body: 'Inter' },
}

/** Returns a script without text, for vertical screens, with captions burned into the film. */
export function emptyScript(name: string): ScriptDraft {
  return {
    name,
    text: '',
    language: 'en',
    pace: 0,
    speakers: [],
    format: '9:16',
    theme: FILM_THEME,
    brandKitId: '',
    captions: 'words',
    music: { mediaId: '', level: -18, duck: 12 },
    scenes: [],
    works: [],
  }
}

/** Returns the script with another text; choices for a scene stay with the scene. */
export function writeScript(draft: ScriptDraft, text: string, newId: () => string): ScriptDraft {
  const scenes = parseScript(text).slice(0, SCRIPT_SCENES_MAX)
  return { ...draft, text, scenes: [...alignChoices(scenes, draft.scenes, newId)] }
}
