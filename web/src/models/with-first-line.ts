/** A text with another first line; the others stay. */
export function withFirstLine(text: string, line: string): string {
  const end = text.indexOf('\n')
  return end === -1 ? line : line + text.slice(end)
}
