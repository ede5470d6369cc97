/** Spoken text in one style. */
export type ScriptRun = { text: string; isStrong: boolean }

/** A line of a scene, without its marks: spoken text, or a list entry. */
export type ScriptLine = { list: 'none' | 'bullet' | 'number'; runs: readonly ScriptRun[] }

/** A scene of a script: text spoken and shown at one time. */
export type ScriptScene = {
  /** Text range of the scene in the script. */
  from: number
  to: number
  /** Displayed heading, spoken only if the scene has no other spoken text; empty for none. */
  heading: string
  /** Name of the speaker; empty for none. */
  speaker: string
  /** Content of the scene's `[visual: …]` cues. */
  cues: readonly string[]
  lines: readonly ScriptLine[]
}

/** Returns the spoken text without styles, one line per script line. */
export function spokenText({ lines }: Pick<ScriptScene, 'lines'>): string {
  return lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
}
