/** Start of a formula in a spreadsheet, after any number of escaping apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/**
 * Formats rows as a CSV file for spreadsheets: comma, quotation marks if needed, CRLF. A value that a spreadsheet would execute gets an apostrophe,
 * which `plainCell` removes again.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((value) => quoted(guarded(value))).join(',')}\r\n`).join('')
}

/** Returns a cell's value without the apostrophe that prevents spreadsheets from executing it. */
export function plainCell(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value
}

function guarded(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value
}

function quoted(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** Splits the names in one cell at `|` or, if the cell has none, at commas, semicolons or line breaks. */
export function namesIn(cell: string): string[] {
  return cell
    .split(cell.includes('|') ? '|' : /[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Joins names so that `namesIn` can read them. */
export function namesCell(names: readonly string[]): string {
  const joined = names.join('|')
  return /[,;\n]/.test(joined) && names.length === 1 ? `${joined}|` : joined
}

/** Splits the texts in one cell at `|`; a `|` or `\\` inside a text is escaped with a backslash. Some texts may be empty. */
export function textsIn(cell: string): string[] {
  const texts: string[] = []
  let text = ''
  for (let at = 0; at < cell.length; at += 1) {
    const [sign, next] = [cell.charAt(at), cell.charAt(at + 1)]
    if (sign === '\\' && (next === '|' || next === '\\')) {
      text += next
      at += 1
    } else if (sign === '|') {
      texts.push(text.trim())
      text = ''
    } else text += sign
  }
  return [...texts, text.trim()]
}

/** Joins texts so that `textsIn` can read them; empty if all are empty. */
export function textsCell(texts: readonly string[]): string {
  return texts.every((text) => text === '') ? '' : texts.map((text) => text.replaceAll(/[\\|]/g, '\\$&')).join('|')
}
