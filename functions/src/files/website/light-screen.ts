const QUERY_MAX = 500

/** Whether a media query asks for screens in their light appearance, as far as a page of styles needs to know it. */
export function matchesLightScreen(query: string): boolean {
  const plain = query.slice(0, QUERY_MAX).toLowerCase().replaceAll(/\s/g, '')
  return !plain.startsWith('print') && !plain.startsWith('speech') && !plain.includes('prefers-color-scheme:dark')
}
