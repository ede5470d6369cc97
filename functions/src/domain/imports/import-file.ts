import { type AccountExport, accountExportSchema, EXPORT_VERSION } from '@postwright/core/model/account-export'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'

const newerSchema = z.object({ version: z.number().gt(EXPORT_VERSION) })

/**
 * The export in a file.
 * @throws `import_newer` for one of a newer version, `import_invalid` for everything else that is no export
 */
export function readImport(bytes: Uint8Array): AccountExport {
  const file = parseJson(bytes)
  const parsed = accountExportSchema.safeParse(file)
  if (parsed.success) return parsed.data
  throw new AppError(newerSchema.safeParse(file).success ? 'import_newer' : 'import_invalid')
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new AppError('import_invalid', { cause: error })
  }
}

/** A job is stored a moment before its file. */
const WAITS = 20

const PAUSE = 250

/** The file of a job; null when none comes. */
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
