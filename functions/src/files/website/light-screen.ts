const QUERY_MAX = 500

/** Returns whether a media query matches screens in light mode, as precisely as reading styles requires. */
export function matchesLightScreen(query: string): boolean {
  const plain = query.slice(0, QUERY_MAX).toLowerCase().replaceAll(/\s/g, '')
  return !plain.startsWith('print') && !plain.startsWith('speech') && !plain.includes('prefers-color-scheme:dark')
}
