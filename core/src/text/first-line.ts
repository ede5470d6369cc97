/** The first line of a text that says something, or null when none does. */
export function firstLine(text: string): string | null {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '')
  return line?.trim() ?? null
}
