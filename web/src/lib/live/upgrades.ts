import { deleteField, type DocumentData } from 'firebase/firestore'
import type { Fields } from '@postwright/core/model/document'
import { toTimestamps } from './timestamps.ts'

/** By path, the documents that were read in an older version: what the next save has to store besides its own fields. */
const upgrades = new Map<string, Fields>()

/** To be called with every document that was read; `upgrade` is empty for one of the current version. */
export function noteUpgrade(path: string, upgrade: Fields): void {
  if (Object.keys(upgrade).length === 0) upgrades.delete(path)
  else upgrades.set(path, upgrade)
}

/** The fields that bring a stored document to the current version; none when it is. */
export function upgradeOf(path: string): DocumentData {
  const fields = toTimestamps({ ...upgrades.get(path) })
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === undefined ? deleteField() : value]),
  )
}
