import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { Proof } from '@postwright/core/checks/language/proof'
import { log } from '@/lib/log.ts'
import { storageSlot } from '@/lib/storage-slot.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'

/** Choice of the user. While it is `unset`, proofreading is on, unless the browser saves data. */
const choice = storageSlot('postwright.proofreading', z.enum(['on', 'off', 'unset']), 'unset')

/** State of the proofreader; `waiting` until the first text arrives. */
export type ProofreaderState = 'off' | 'waiting' | 'loading' | 'ready' | 'failed'

/** Part of a draft that is read: its text, and its possible languages. */
type Read = Pick<CheckedDraft, 'text' | 'languages'>

const NOTHING: readonly Proof[] = []

/** Runs the proofreader in a worker, because pages may not run WebAssembly. */
const read = createWorkerCall({
  name: 'proofreading',
  start: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module', name: 'proofreading' }),
  here:
    async () =>
    (_read: Read): readonly Proof[] | null =>
      null,
})

let state: ProofreaderState = isWanted() ? 'waiting' : 'off'
let last: (Read & { proofs: readonly Proof[] }) | null = null
const listeners = new Set<() => void>()

function become(next: ProofreaderState): void {
  if (state === next) return
  state = next
  for (const listener of listeners) listener()
}

function isWanted(): boolean {
  const chosen = choice.read()
  return chosen === 'unset' ? !savesData() : chosen === 'on'
}

/** NOTE only some browsers report this (`NetworkInformation.saveData`). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** Checks spelling and grammar with dictionaries that are loaded with the first text. */
export const proofreader = {
  /** @returns an empty list for a blank text, and while the proofreader is off or cannot be loaded: other checks still find known mistakes */
  async read({ text, languages }: Read): Promise<readonly Proof[]> {
    if (state === 'off' || text.trim() === '') return NOTHING
    if (last?.text === text && last.languages.join() === languages.join()) return last.proofs
    if (state !== 'ready') become('loading')
    try {
      const proofs = await read({ text, languages })
      if (isOff()) return NOTHING
      become(proofs ? 'ready' : 'failed')
      if (proofs) last = { text, languages, proofs }
      return proofs ?? NOTHING
    } catch (error) {
      log.warn('Spelling and grammar could not be read', error)
      if (!isOff()) become('failed')
      return NOTHING
    }
  },

  turn(to: 'on' | 'off'): void {
    choice.write(to)
    become(to === 'on' ? 'waiting' : 'off')
  },
}

/** Checked again after each reading, because the user may have turned the proofreader off meanwhile. */
const isOff = () => state === 'off'

export function useProofreader(): ProofreaderState {
  return useSyncExternalStore(subscribe, () => state)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
