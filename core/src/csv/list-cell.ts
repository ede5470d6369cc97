/** Names in one cell, between `|` or, where the cell has none, between commas, semicolons or lines. */
export function namesIn(cell: string): string[] {
  return cell
    .split(cell.includes('|') ? '|' : /[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Names as `namesIn` reads them again. */
export function namesCell(names: readonly string[]): string {
  const joined = names.join('|')
  return /[,;\n]/.test(joined) && names.length === 1 ? `${joined}|` : joined
}

/** Texts in one cell, between `|`; one that belongs to a text has a backslash before it. Some may be empty. */
export function textsIn(cell: string): string[] {
  return cell.split(/(?<!\\)\|/).map((text) => text.replaceAll('\\|', '|').trim())
}

/** Texts as `textsIn` reads them again; nothing where all are empty. */
export function textsCell(texts: readonly string[]): string {
  return texts.every((text) => text === '') ? '' : texts.map((text) => text.replaceAll('|', '\\|')).join('|')
}
