import { TEMPLATE_VARIABLE_MAX } from '../limits.ts'

/** `{{name}}`: letters, digits, blanks, `_` and `-` between the braces, blanks at its ends left out. */
const VARIABLE = new RegExp(
  `\\{\\{[ \\t]*([\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_ -]{0,${TEMPLATE_VARIABLE_MAX - 1}}?)[ \\t]*\\}\\}`,
  'gu',
)

/** The variables of texts, each once, in the order in which they first appear; capitals do not matter. */
export function variablesIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name))
  const keys = found.map(variableKey)
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** The text with values in the place of its variables, by their keys; a variable without a value stays as it is written. */
export function fillVariables(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(VARIABLE, (written, name: string) => values.get(variableKey(name)) ?? written)
}

/** What two ways to write one variable have in common. */
export function variableKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
