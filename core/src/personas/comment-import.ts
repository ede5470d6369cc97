/** Comments of a text that was pasted: parted by empty lines where there are any, else one a line. */
export function splitComments(text: string): string[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim()
  const parts = /\n\s*\n/.test(lines) ? lines.split(/\n\s*\n/) : lines.split('\n')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Words of headers above comments, in small letters, of several languages; those first that say it best. */
const HEADERS: readonly RegExp[] = [
  /comment|kommentar|commentaire|comentario|commento|reactie|komentarz/,
  /review|rezension|bewertungstext|avis|rese(?:ñ|n)a|recensione|feedback|opinion/,
  /body|message|content|nachricht|inhalt|mensaje|messaggio/,
  /text|texto|testo|tekst|answer|antwort/,
]

const SAMPLE = 50

/** The column of a table that holds the comments: by its header, else the one with the most words. */
export function guessCommentColumn(headers: readonly string[], rows: readonly (readonly string[])[]): number {
  for (const words of HEADERS) {
    const at = headers.findIndex((header) => words.test(header.toLowerCase()))
    if (at >= 0) return at
  }
  const sample = rows.slice(0, SAMPLE)
  const lengths = headers.map((_, at) =>
    sample.reduce((sum, cells) => sum + (cells[at]?.trim().split(/\s+/).length ?? 0), 0),
  )
  return Math.max(0, lengths.indexOf(Math.max(...lengths)))
}
