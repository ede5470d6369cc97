/** Spoken text in one style. */
export type ScriptRun = { text: string; isStrong: boolean }

/** A line of a scene, without the signs that mark it: what is said, or an entry of a list. */
export type ScriptLine = { list: 'none' | 'bullet' | 'number'; runs: readonly ScriptRun[] }

/** A scene of a script: what is said and shown at one time. */
export type ScriptScene = {
  /** The characters of the script that it is made of. */
  from: number
  to: number
  /** Shown, and read only where nothing is said; empty for none. */
  heading: string
  /** Who speaks; empty where nobody is named. */
  speaker: string
  /** What its `[visual: …]` cues ask for. */
  cues: readonly string[]
  lines: readonly ScriptLine[]
}

/** Its spoken text without styles, a line for each of its lines. */
export function spokenText({ lines }: Pick<ScriptScene, 'lines'>): string {
  return lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
}
