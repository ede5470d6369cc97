import { AppError } from './app-error.ts'

/** Parses JSON in UTF-8; callers validate the result with a schema. @throws AppError with the given code for everything else */
export function parseJsonBytes(bytes: Uint8Array, code: 'malformed_json' | 'import_invalid'): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new AppError(code, { cause: error })
  }
}
