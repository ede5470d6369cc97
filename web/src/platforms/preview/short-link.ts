/** Many networks leave out the scheme and cut long addresses. */
export function shortLink(link: string): string {
  const shown = link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return shown.length > 30 ? `${shown.slice(0, 27)}…` : shown
}
