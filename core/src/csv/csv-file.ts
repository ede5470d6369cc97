/** What begins a formula in a spreadsheet, after any number of apostrophes that were put before it. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/**
 * Rows as a CSV file that spreadsheets open: comma, quotation marks where they are needed, CRLF. A value that a spreadsheet
 * would run gets an apostrophe, which `plainCell` takes away again.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((value) => quoted(guarded(value))).join(',')}\r\n`).join('')
}

/** A value of a file without the apostrophe that keeps spreadsheets from running it. */
export function plainCell(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value
}

function guarded(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value
}

function quoted(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

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
