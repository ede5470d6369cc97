import { postImportFileSchema, type PostImportRow } from '@postwright/core/model/post-import'
import { AppError } from '../app-error.ts'

/**
 * The rows of a file as a client sends it.
 * @throws `import_invalid`
 */
export function readPostImport(bytes: Uint8Array): PostImportRow[] {
  const parsed = postImportFileSchema.safeParse(parseJson(bytes))
  if (parsed.success) return parsed.data.rows
  const [issue] = parsed.error.issues
  throw new AppError('import_invalid', {
    detail: 'These rows cannot be imported: a value does not fit.',
    message: `${issue?.path.join('.')}: ${issue?.message}`,
  })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new AppError('import_invalid', { cause: error })
  }
}
