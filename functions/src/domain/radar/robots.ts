/** User agent of this product in `robots.txt`. */
const NAME = 'postwright'
const LINES_MAX = 5_000
const RULE_MAX = 2_000

type Rule = { isAllowed: boolean; path: string }

/**
 * Returns whether a `robots.txt` (RFC 9309) allows this product to read an address; false for an invalid address. Rules for this product's name take
 * precedence over general ones. The longest matching rule decides; of two with the same length, the one that allows.
 */
export function isAllowedByRobots(rules: string, url: string): boolean {
  const parsed = URL.parse(url)
  if (!parsed) return false
  const target = parsed.pathname + parsed.search
  const fitting = rulesFor(rules).filter(({ path }) => fits(path, target))
  const longest = Math.max(0, ...fitting.map(({ path }) => path.length))
  const deciding = fitting.filter(({ path }) => path.length === longest)
  return deciding.length === 0 || deciding.some(({ isAllowed }) => isAllowed)
}

/** Returns the sitemap addresses listed in a `robots.txt`; invalid ones are left out. */
export function sitemapsIn(rules: string): string[] {
  return linesOf(rules).flatMap(([name, value]) => (name === 'sitemap' && URL.canParse(value) ? [value] : []))
}

function rulesFor(text: string): Rule[] {
  const [own, everybodys]: [Rule[], Rule[]] = [[], []]
  let hasOwn = false
  let [isOwn, isEverybodys, isAfterRule] = [false, false, false]
  for (const [name, value] of linesOf(text)) {
    if (name === 'user-agent') {
      if (isAfterRule) [isOwn, isEverybodys, isAfterRule] = [false, false, false]
      const agent = value.toLowerCase()
      isOwn ||= agent === NAME || agent.startsWith(`${NAME}/`)
      isEverybodys ||= agent === '*'
      hasOwn ||= isOwn
      continue
    }
    if (name !== 'allow' && name !== 'disallow') continue
    isAfterRule = true
    // An empty rule forbids nothing.
    if (value === '') continue
    const rule = { isAllowed: name === 'allow', path: value.slice(0, RULE_MAX) }
    if (isOwn) own.push(rule)
    if (isEverybodys) everybodys.push(rule)
  }
  return hasOwn ? own : everybodys
}

/** Returns `name: value` of each line, without comments. */
function linesOf(text: string): [name: string, value: string][] {
  return text
    .split('\n', LINES_MAX)
    .map((line) => line.split('#', 1)[0] ?? '')
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at === -1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]]
    })
}

/** Returns whether an address matches a rule as a prefix; `*` matches any text and `$` the end. One pass, without backtracking. */
function fits(rule: string, target: string): boolean {
  const isWhole = rule.endsWith('$')
  const [first = '', ...parts] = (isWhole ? rule.slice(0, -1) : rule).split('*')
  if (!target.startsWith(first)) return false
  let at = first.length
  const last = parts.pop()
  for (const part of parts) {
    const found = target.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (last === undefined) return !isWhole || at === target.length
  return isWhole ? target.length - last.length >= at && target.endsWith(last) : target.includes(last, at)
}
