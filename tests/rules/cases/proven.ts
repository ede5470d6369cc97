import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { IS_DEEP } from '../../support/deep.ts'

const FOLDER = new URL('../proven/', import.meta.url)
/** `npm test tests/rules -- --update` repeats and stores all proofs. */
const IS_KEPT = process.env['POSTWRIGHT_UPDATE'] === '1'

const provenSchema = z.record(z.string(), z.string())

/** Stored results of slow proofs. `npm test` skips proofs whose fingerprint is unchanged; a deep run skips none. */
export type Proven = {
  has: (name: string, fingerprint: string) => boolean
  add: (name: string, fingerprint: string) => void
  /** Stores the added proofs, only in a run with `--update`. */
  keep: () => Promise<void>
}

export async function openProven(file: string): Promise<Proven> {
  const address = new URL(`${file}.json`, FOLDER)
  const known = provenSchema.parse(JSON.parse(await readFile(address, 'utf8')))
  const added = new Map<string, string>()
  return {
    has: (name, fingerprint) => !IS_DEEP && !IS_KEPT && known[name] === fingerprint,
    add: (name, fingerprint) => void added.set(name, fingerprint),
    keep: async () => {
      if (!IS_KEPT) return
      const sorted = [...added].toSorted(([one], [other]) => one.localeCompare(other))
      await writeFile(address, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
    },
  }
}
