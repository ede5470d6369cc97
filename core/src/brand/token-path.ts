/** The names that lead to a token, as an alias writes them: `{color.ink}`. */
export function aliasTarget(value: unknown): string | null {
  const match = typeof value === 'string' ? /^\{([^{}]{1,400})\}$/.exec(value.trim()) : null
  return match?.[1]?.trim() ?? null
}

/** A name that tokens can have: no dots, braces, no sign of the format's own at its beginning, and no number, which would lose its place. */
export function tokenName(name: string): string {
  const cut = name
    .toLowerCase()
    .replaceAll(/[\s.{}/]+/g, '-')
    .replace(/^[$-]+|-+$/g, '')
  if (cut === '') return 'unnamed'
  return /^\d+$/.test(cut) ? `no-${cut}` : cut
}
