/**
 * Returns the code lines of a rules or TypeScript file, unchanged. Removes blank lines, `//` comment lines, and block comments that begin and end on
 * lines of their own. Comments on the same line as code are kept, because telling them from strings would take a parser.
 */
export function stripComments(source: string): string {
  const kept: string[] = []
  let isInBlock = false
  for (const line of source.split('\n')) {
    const text = line.trim()
    const begins = !isInBlock && text.startsWith('/*')
    if (isInBlock || begins) {
      const end = text.indexOf('*/', begins ? 2 : 0)
      isInBlock = end === -1
      // Code after the end of the comment.
      if (end !== -1 && end + 2 < text.length) kept.push(line)
    } else if (text !== '' && !text.startsWith('//')) {
      kept.push(line)
    }
  }
  return kept.join('\n')
}
