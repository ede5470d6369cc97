import { type AccountExport, accountExportSchema, EXPORT_VERSION } from '@postwright/core/model/account-export'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { parseJsonBytes } from '../parse-json-bytes.ts'
import type { Deps } from '../ports/deps.ts'

const newerSchema = z.object({ version: z.number().gt(EXPORT_VERSION) })

/**
 * Parses an export file.
 * @throws `import_newer` for a file of a newer version, `import_invalid` for everything else that is not an export
 */
export function readImport(bytes: Uint8Array): AccountExport {
  const file = parseJsonBytes(bytes, 'import_invalid')
  const parsed = accountExportSchema.safeParse(file)
  if (parsed.success) return parsed.data
  throw new AppError(newerSchema.safeParse(file).success ? 'import_newer' : 'import_invalid')
}

/** Maximum number of attempts to read the file, which is stored shortly after its job. */
const WAITS = 20

const PAUSE = 250

/** Returns the file of a job; null if it does not arrive. */
export async function waitForFile(
  { blobs, clock }: Pick<Deps, 'blobs' | 'clock'>,
  key: string,
): Promise<Uint8Array | null> {
  for (let tried = 0; tried < WAITS; tried += 1) {
    const bytes = await blobs.get(key)
    if (bytes) return bytes
    await clock.sleep(PAUSE)
  }
  return null
}
