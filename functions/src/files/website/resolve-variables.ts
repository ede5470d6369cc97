const DEPTH_MAX = 6
const TEXT_MAX = 1_000
/** The innermost ones: what they fall back to has none in it. */
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g

/**
 * A value with custom properties replaced by what they stand for, and the name of the first one. References that go round in
 * circles or grow without end are left as they are.
 */
export function resolveVariables(
  value: string,
  variables: ReadonlyMap<string, string>,
): { text: string; name: string } {
  let text = value
  let name = ''
  for (let depth = 0; depth < DEPTH_MAX && text.includes('var('); depth += 1) {
    const next = text.replaceAll(VARIABLE, (whole: string, variable: string, fallback: string | undefined) => {
      name ||= variable
      return variables.get(variable) ?? fallback ?? whole
    })
    if (next === text || next.length > TEXT_MAX) break
    text = next
  }
  return { text, name }
}
