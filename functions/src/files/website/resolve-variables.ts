/** References that are followed in one value. */
const STEPS_MAX = 12
const TEXT_MAX = 1_000
const BEGIN = 'var('

/**
 * A value with custom properties replaced by what they stand for, and the name of the first one. References that go round in
 * circles or grow without end are left as they are.
 */
export function resolveVariables(
  value: string,
  variables: ReadonlyMap<string, string>,
): { text: string; name: string } {
  let text = value
  const name = firstName(value)
  let from = text.length
  for (let step = 0; step < STEPS_MAX && from >= 0; step += 1) {
    // The last one has none in what it falls back to.
    const begin = text.lastIndexOf(BEGIN, from)
    const end = begin === -1 ? -1 : endOf(text, begin + BEGIN.length)
    if (end === -1) break
    const [variable = '', ...fallback] = text.slice(begin + BEGIN.length, end).split(',')
    const found = variables.get(variable.trim()) ?? (fallback.length > 0 ? fallback.join(',') : undefined)
    if (found === undefined) {
      from = begin - 1
      continue
    }
    const next = text.slice(0, begin) + found + text.slice(end + 1)
    if (next.length > TEXT_MAX) break
    text = next
    from = text.length
  }
  return { text, name }
}

function firstName(value: string): string {
  const begin = value.indexOf(BEGIN)
  return begin === -1
    ? ''
    : (value
        .slice(begin + BEGIN.length)
        .split(/[,)]/, 1)[0]
        ?.trim() ?? '')
}

/** Where the bracket that is open closes; -1 when it does not. */
function endOf(text: string, from: number): number {
  let open = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') open += 1
    else if (text[at] === ')') open -= 1
    if (open === 0) return at
  }
  return -1
}
