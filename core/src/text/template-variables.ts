import { TEMPLATE_VARIABLE_MAX } from '../limits.ts'

/** `{{name}}`: the name consists of letters, digits, spaces, `_` and `-`; spaces and tabs around it are not part of it. */
const VARIABLE = new RegExp(
  `\\{\\{[ \\t]*([\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_ -]{0,${TEMPLATE_VARIABLE_MAX - 1}}?)[ \\t]*\\}\\}`,
  'gu',
)

/** Returns the variables of texts, without duplicates, in order of first appearance; case is ignored. */
export function variablesIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name))
  const keys = found.map(variableKey)
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** Replaces variables in a text by their values, by key; a variable without a value stays as written. */
export function fillVariables(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(VARIABLE, (written, name: string) => values.get(variableKey(name)) ?? written)
}

/** Returns the key of a variable name: composed (NFC), trimmed and in lower case. */
export function variableKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
