/** Comments of a text that was pasted: parted by empty lines where there are any, else one a line. */
export function splitComments(text: string): string[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim()
  const parts = /\n\s*\n/.test(lines) ? lines.split(/\n\s*\n/) : lines.split('\n')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
