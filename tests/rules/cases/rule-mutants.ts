/** The rules with one thing in them changed. */
export type Mutant = { name: string; rules: string }

type Span = { start: number; end: number; owner: string }

/** Conditions that decide about posts: their `allow` lines and every function. */
const CONDITION = /function (\w+)\([^)]*\)\s*\{\s*return\s+([^;]+);|allow ([\w, ]+): if ([^;]+);/g

/**
 * Every way to drop one clause of a condition, one entry of a list of names, or to move one bound by one, in the functions
 * and in the block of the posts.
 */
export function mutantsOf(rules: string): Mutant[] {
  return conditionSpans(rules).flatMap((span) => [
    ...withoutClauses(rules, span, '&&'),
    ...withoutClauses(rules, span, '||'),
    ...withoutEntries(rules, span),
    ...withMovedBounds(rules, span),
  ])
}

function conditionSpans(rules: string): Span[] {
  const posts = rules.indexOf('match /posts/{id}')
  const afterPosts = rules.indexOf('match /', posts + 1)
  const firstBlock = rules.indexOf('match /users')
  return [...rules.matchAll(CONDITION)].flatMap((match) => {
    const [whole, name, body, operations, condition] = match
    const text = body ?? condition ?? ''
    const start = match.index + whole.length - 1 - text.length
    const isOfPosts = start < firstBlock || (start > posts && start < afterPosts)
    return isOfPosts && text !== 'false'
      ? [{ start, end: start + text.length, owner: name ?? `${operations} posts` }]
      : []
  })
}

/** Replaces a stretch of the rules and says so. */
function mutant(rules: string, { start, end }: { start: number; end: number }, text: string, name: string): Mutant {
  return { name, rules: rules.slice(0, start) + text + rules.slice(end) }
}

function withoutClauses(rules: string, span: Span, operator: '&&' | '||'): Mutant[] {
  const clauses = splitAt(rules.slice(span.start, span.end), operator)
  if (clauses.length < 2) return []
  return clauses.map((dropped, index) => {
    const kept = clauses.filter((_, other) => other !== index).join(operator)
    return mutant(rules, span, kept, `${span.owner} without ${dropped.trim().replaceAll(/\s+/g, ' ')}`)
  })
}

function withoutEntries(rules: string, span: Span): Mutant[] {
  const text = rules.slice(span.start, span.end)
  return [...text.matchAll(/\[('[\w]+'(?:,\s*'[\w]+')+)\s*\]|\[\s+('[^\]]+)\]/g)].flatMap((list) => {
    const at = { start: span.start + list.index, end: span.start + list.index + list[0].length }
    const entries = list[0].match(/'\w+'/g) ?? []
    return entries.map((dropped) => {
      const kept = entries.filter((entry) => entry !== dropped).join(', ')
      return mutant(rules, at, `[${kept}]`, `${span.owner} without ${dropped} in its list`)
    })
  })
}

function withMovedBounds(rules: string, span: Span): Mutant[] {
  const text = rules.slice(span.start, span.end)
  return [...text.matchAll(/(?<=<= |isText\([\w.]+, |isWhole\([\w.]+, |\{1,)\d+/g)].flatMap((bound) => {
    const at = { start: span.start + bound.index, end: span.start + bound.index + bound[0].length }
    return [1, -1].map((by) => {
      const moved = String(Number(bound[0]) + by)
      return mutant(rules, at, moved, `${span.owner} with ${moved} for ${bound[0]}`)
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
