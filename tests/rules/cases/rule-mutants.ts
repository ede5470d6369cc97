/**
 * The rules with one thing in them changed; `area` is the function or the collection that it is in, `owner` the function or the
 * very line of the collection, and `condition` what stands there unchanged. A change that loosens them lets more through, any
 * other one less.
 */
export type Mutant = {
  name: string
  area: string
  owner: string
  condition: string
  loosens: boolean
  rules: string
}

type Changed = Omit<Mutant, 'area' | 'owner' | 'condition'>

type Span = { start: number; end: number; owner: string; isAllow: boolean }

/** The functions, and the `allow` lines. */
const CONDITION = /function (\w+)\([^)]*\)\s*\{\s*(?:let [^;]+;\s*)*return\s+([^;]+);|allow ([\w, ]+): if ([^;]+);/g

/** Collections whose own `allow` lines are changed: what clients write, and what one person or few may read. */
const BLOCKS = ['posts', 'jobs', 'notifications', 'auditLog']

/**
 * Every way to drop one clause of a condition, one entry of a list of names, or to move one bound by one, in the functions
 * and in those blocks, whose lines are also opened to everybody one by one.
 */
export function mutantsOf(rules: string): Mutant[] {
  return conditionSpans(rules).flatMap((span) => mutantsOfSpan(rules, span))
}

function mutantsOfSpan(rules: string, span: Span): Mutant[] {
  const area = span.owner.split(' ').at(-1) ?? ''
  const changed = [
    ...withoutClauses(rules, span, '&&'),
    ...withoutClauses(rules, span, '||'),
    ...(span.isAllow ? [mutant(rules, span, 'true', { name: `${span.owner} for everybody`, loosens: true })] : []),
    ...withoutEntries(rules, span),
    ...withMovedBounds(rules, span),
  ]
  const condition = rules.slice(span.start, span.end)
  return changed.map((each) => ({ ...each, area, owner: span.owner, condition }))
}

function conditionSpans(rules: string): Span[] {
  const firstBlock = rules.indexOf('match /users')
  return [...rules.matchAll(CONDITION)].flatMap((match): Span[] => {
    const [whole, name, body, operations, condition] = match
    const text = body ?? condition ?? ''
    const start = match.index + whole.length - 1 - text.length
    const end = start + text.length
    if (name !== undefined) return start < firstBlock ? [{ start, end, owner: name, isAllow: false }] : []
    const block = blockAround(rules, start)
    return BLOCKS.includes(block) ? [{ start, end, owner: `${operations} ${block}`, isAllow: true }] : []
  })
}

/** The collection whose block begins last before a place: blocks of documents come before those of what lies below them. */
function blockAround(rules: string, place: number): string {
  return [...rules.slice(0, place).matchAll(/match \/(?:\{[^}]+\}\/)?(\w+)/g)].at(-1)?.[1] ?? ''
}

/** Replaces a stretch of the rules and says so. */
function mutant(
  rules: string,
  { start, end }: { start: number; end: number },
  text: string,
  change: Pick<Mutant, 'name' | 'loosens'>,
): Changed {
  return { ...change, rules: rules.slice(0, start) + text + rules.slice(end) }
}

function withoutClauses(rules: string, span: Span, operator: '&&' | '||'): Changed[] {
  const clauses = splitAt(rules.slice(span.start, span.end), operator)
  if (clauses.length < 2) return []
  return clauses.map((dropped, index) => {
    const kept = clauses.filter((_, other) => other !== index).join(operator)
    const name = `${span.owner} without ${dropped.trim().replaceAll(/\s+/g, ' ')}`
    return mutant(rules, span, kept, { name, loosens: operator === '&&' })
  })
}

function withoutEntries(rules: string, span: Span): Changed[] {
  const text = rules.slice(span.start, span.end)
  return [...text.matchAll(/\[('[\w]+'(?:,\s*'[\w]+')+)\s*\]|\[\s+('[^\]]+)\]/g)].flatMap((list) => {
    const at = { start: span.start + list.index, end: span.start + list.index + list[0].length }
    const entries = list[0].match(/'\w+'/g) ?? []
    return entries.map((dropped) => {
      const kept = entries.filter((entry) => entry !== dropped).join(', ')
      const name = `${span.owner} without ${dropped} in its list`
      return mutant(rules, at, `[${kept}]`, { name, loosens: false })
    })
  })
}

function withMovedBounds(rules: string, span: Span): Changed[] {
  const text = rules.slice(span.start, span.end)
  return [...text.matchAll(/(?<=<= |isText\([\w.]+, |isWhole\([\w.]+, |\{1,)\d+/g)].flatMap((bound) => {
    const at = { start: span.start + bound.index, end: span.start + bound.index + bound[0].length }
    return [1, -1].map((by) => {
      const moved = String(Number(bound[0]) + by)
      const name = `${span.owner} with ${moved} for ${bound[0]}`
      return mutant(rules, at, moved, { name, loosens: by > 0 })
    })
  })
}

/** Splits where the operator stands outside of all brackets. */
function splitAt(text: string, operator: string): string[] {
  const parts = ['']
  let depth = 0
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charAt(i)
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    if (depth === 0 && text.startsWith(operator, i)) {
      parts.push('')
      i += operator.length - 1
    } else {
      parts[parts.length - 1] += character
    }
  }
  return parts
}
