import { documentId, INSTANT_MAX } from '@postwright/core/ids'
import { AppError } from './app-error.ts'
import { FIELD_WORDS } from './error-words.ts'

/** Position in a sorted list: the value that the list is sorted by, and the IDs that distinguish equal values. */
type Place<Value extends string | number> = { ids: readonly string[]; value: Value }

/** Returns a position as the cursor that clients send back. IDs contain no spaces, so the value comes last. */
export function writeCursor({ ids, value }: Place<string | number>): string {
  return [...ids, value].join(' ')
}

/** @throws `validation_failed` for a text that is not a cursor of a list sorted by time */
export function readTimeCursor(text: string, idCount: number): Place<number> {
  const { ids, value } = readTextCursor(text, idCount)
  const time = Number(value)
  if (value === '' || !Number.isInteger(time) || time < 0 || time > INSTANT_MAX) throw noCursor()
  return { ids, value: time }
}

/** @throws `validation_failed` for a text without the expected number of IDs before its value */
export function readTextCursor(text: string, idCount: number): Place<string> {
  const parts = text.split(' ')
  const ids = parts.slice(0, idCount)
  const isWhole = parts.length > idCount && ids.every((id) => documentId().safeParse(id).success)
  if (!isWhole) throw noCursor()
  return { ids, value: parts.slice(idCount).join(' ').toWellFormed() }
}

function noCursor(): AppError {
  return new AppError('validation_failed', { fields: { after: FIELD_WORDS.invalid } })
}
