/** The first line of a text that is not blank, or null when all are. */
export function firstLine(text: string): string | null {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '')
  return line?.trim() ?? null
}
