import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import { advance } from './advance.ts'
import { NOT_DUE } from './move.ts'

/** What is pending and has not reached the network. An armed variant may have, so it goes on being reconciled. */
const STOPPABLE: readonly VariantState[] = ['scheduled', 'claimed', 'prepared']

/**
 * Holds everything planned on an account that was disconnected; a worker in between loses its claim before the call.
 * @returns how many were held
 */
export async function holdForConnection(deps: Deps, workspaceId: string, connectionId: string): Promise<number> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, STOPPABLE)
  const error = { kind: 'disconnected', detail: '', retryable: true } as const
  const held = await Promise.all(
    found.map((stored) =>
      advance(deps, stored, { event: 'hold', patch: { ...NOT_DUE, error } }, { onlyIn: STOPPABLE }),
    ),
  )
  return held.filter((written) => written !== null).length
}
