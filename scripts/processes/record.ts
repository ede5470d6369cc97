import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DATA } from '../setup/places.mjs'
import { knownProcessSchema } from './list-processes.ts'

export const commandSchema = knownProcessSchema.extend({ group: z.int() })

/** A command of this clone that has started other processes. Its process group may also contain unrelated processes, such as its shell. */
export type Command = z.infer<typeof commandSchema>

const recordSchema = z.object({
  command: commandSchema,
  guard: knownProcessSchema,
  /** Descendants of the command, at any depth. */
  processes: z.array(knownProcessSchema),
})
export type ProcessRecord = z.infer<typeof recordSchema>

/** Folder with one file per command that runs, or that was killed together with its guard. */
export const RECORDS = join(DATA, 'processes')

/** Writes a record atomically: a reader never sees a partial file. */
export function writeRecord(folder: string, record: ProcessRecord): void {
  mkdirSync(folder, { recursive: true })
  const file = fileOf(folder, record.command)
  writeFileSync(`${file}.new`, JSON.stringify(record))
  renameSync(`${file}.new`, file)
}

export function removeRecord(folder: string, command: Command): void {
  rmSync(fileOf(folder, command), { force: true })
}

/** Returns the records of all commands; unreadable files are skipped. */
export function readRecords(folder: string): ProcessRecord[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.flatMap((name) => readRecord(join(folder, name)) ?? [])
}

function readRecord(file: string): ProcessRecord | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Removed after the folder was listed, or written by another version.
    return null
  }
}

function fileOf(folder: string, { pid }: Command): string {
  return join(folder, `${pid}.json`)
}
