/**
 * Reads server-sent events from text that arrives in pieces, wherever they are cut.
 * @returns a function that takes the next piece and answers with the data of the events that it completes
 */
export function createEventReader(): (piece: string) => string[] {
  let rest = ''
  let data: string[] = []
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    const complete: string[] = []
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) complete.push(data.join('\n'))
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    }
    return complete
  }
}
