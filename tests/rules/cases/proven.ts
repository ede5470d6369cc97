import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { IS_DEEP } from '../../support/deep.ts'
import type { RuleCase } from './rule-case.ts'

/** What the cases are made of, besides the descriptions of the collections, which show in what is given. */
const SOURCES = ['./', '../../support/factories/']
const FOLDER = new URL('../proven/', import.meta.url)
/** `npm test tests/rules -- --update` proves everything anew and keeps it. */
const IS_KEPT = process.env['POSTWRIGHT_UPDATE'] === '1'

const provenSchema = z.record(z.string(), z.string())

/**
 * Proofs that take long and stay true while nothing changes that they depend on: `npm test` leaves out what was proven with the
 * same fingerprint. A deep run leaves out nothing.
 */
export type Proven = {
  has: (name: string, fingerprint: string) => boolean
  /** Remembers a proof, for `keep`. */
  add: (name: string, fingerprint: string) => void
  /** Stores what was added, where that was asked for. */
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

/** Of a part of the rules and the cases that it is tried with. */
export async function fingerprintOf(rules: string, cases: readonly RuleCase[]): Promise<string> {
  const hash = createHash('sha256').update(rules).update(textOf(cases))
  return hash
    .update(await sources())
    .digest('base64url')
    .slice(0, 16)
}

const texts = new WeakMap<readonly RuleCase[], string>()

/** Many parts of the rules share their cases. */
function textOf(cases: readonly RuleCase[]): string {
  const known = texts.get(cases)
  if (known !== undefined) return known
  const text = JSON.stringify(cases.map(({ name, caller, given, expected }) => ({ name, caller, given, expected })))
  texts.set(cases, text)
  return text
}

let read: Promise<string> | null = null

function sources(): Promise<string> {
  read ??= Promise.all(SOURCES.map(readSources)).then((texts) => texts.join('\n'))
  return read
}

async function readSources(folder: string): Promise<string> {
  const address = new URL(folder, import.meta.url)
  const names = (await readdir(address)).filter((name) => name.endsWith('.ts')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, address), 'utf8')))
  return texts.join('\n')
}
