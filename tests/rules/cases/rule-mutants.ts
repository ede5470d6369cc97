/**
 * The rules with one change. `area` is the changed function or collection, `owner` the function or the `allow` line of the collection, and
 * `condition` the text before the change. A mutant that loosens the rules allows more, any other one allows less.
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

/** Matches functions and `allow` lines. */
const CONDITION = /function (\w+)\([^)]*\)\s*\{\s*(?:let [^;]+;\s*)*return\s+([^;]+);|allow ([\w, ]+): if ([^;]+);/g

/** Collections whose `allow` lines are changed, because clients write them, or only one person or the admins may read them. */
const BLOCKS = ['posts', 'jobs', 'notifications', 'auditLog']

/**
 * Returns all mutants of the functions and of those blocks. Each lacks one clause of a condition or one entry of a list of names, has one bound moved
 * by 1, or has one `allow` line opened to everybody.
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

/** Returns the collection whose `match` is the last one before an offset. The `allow` lines of a block come before its nested blocks. */
function blockAround(rules: string, place: number): string {
  return [...rules.slice(0, place).matchAll(/match \/(?:\{[^}]+\}\/)?(\w+)/g)].at(-1)?.[1] ?? ''
}

/** Returns a mutant in which a text range of the rules is replaced. */
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

/** Splits at the operator, except inside brackets. */
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
