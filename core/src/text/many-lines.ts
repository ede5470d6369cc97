import { z } from 'zod'
import { toOneLine } from './one-line.ts'
import { withoutControls } from './without-controls.ts'

/** A text of any number of lines that a person types or imports; controls are removed wherever it is read. */
export function manyLines(max: number) {
  return z.string().overwrite(withoutControls).max(max)
}

/** The same without blanks at its ends. */
export function trimmedLines(max: number) {
  return z.string().overwrite(withoutControls).trim().max(max)
}

/** The name of a file as other members read it: one line that nothing turns round. It may be empty. */
export const fileNameSchema = z
  .string()
  .max(200)
  .overwrite((name) => toOneLine(name, 200) ?? '')
