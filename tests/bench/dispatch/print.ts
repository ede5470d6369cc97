/** The figures are what these programs are for. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
