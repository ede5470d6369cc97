import { useQuery } from '@tanstack/react-query'
import { listLedger } from '@postwright/core/api/billing'
import type { BookedEntry, LedgerBreak } from '@postwright/core/model/ledger'
import { findBreak } from '@postwright/core/money/ledger'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { saveFile } from '@/lib/save-file.ts'

/** Returns the user's entries after a number, oldest first. */
export function useLedger(uid: string, after: number) {
  return queryState(
    useQuery({ queryKey: ['billing', uid, 'ledger', after], queryFn: () => call(listLedger, { after }) }),
  )
}

export type LedgerCheck = { count: number; broken: LedgerBreak | null }

/**
 * Downloads all of the user's entries and verifies their hash chain on this device; `broken` is null if they are intact.
 * @throws ApiError
 */
export async function checkOwnLedger(uid: string): Promise<LedgerCheck> {
  const entries = await readAll()
  return { count: entries.length, broken: await findBreak(entries, { uid, from: null, digest }) }
}

/**
 * Downloads all of the user's entries as a JSON file.
 * @throws ApiError
 */
export async function saveLedger(uid: string): Promise<void> {
  const ledger = { format: 'postwright-ledger', version: 1, uid, entries: await readAll() }
  saveFile('postwright-ledger.json', JSON.stringify(ledger, null, 2), 'application/json')
}

async function readAll(): Promise<BookedEntry[]> {
  const entries: BookedEntry[] = []
  let after: number | null = 0
  while (after !== null) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(after)
    entries.push(...page.entries)
    after = page.next
  }
  return entries
}

const readPage = (after: number) => call(listLedger, { after })

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
