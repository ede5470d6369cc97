import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../../deps.ts'
import { advance } from './advance.ts'
import { SETTLED } from './move.ts'

/** What is under way but has not reached the network. An armed variant may have, so its look-up goes on. */
const STOPPABLE: readonly VariantState[] = ['scheduled', 'claimed', 'prepared']

/**
 * Holds everything planned on an account that was disconnected; a worker on its way loses its claim before the call.
 * @returns how many were held
 */
export async function holdForConnection(deps: Deps, workspaceId: string, connectionId: string): Promise<number> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, STOPPABLE)
  const error = { kind: 'disconnected', detail: '', retryable: true } as const
  const held = await Promise.all(
    found.map((stored) => advance(deps, stored, { event: 'hold', patch: { ...SETTLED, error } })),
  )
  return held.filter((written) => written !== null).length
}
