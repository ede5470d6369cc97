import { useQuery } from '@tanstack/react-query'
import { type OfferedModel, readOfferedModel } from '@postwright/core/api/shared-models'
import type { ModelPrice } from '@postwright/core/model/model-settings'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { useModelSettings } from './use-model-settings.ts'

/** The model that a run uses; `offered` is null for the workspace's own model. */
export type UsableModel = {
  model: string
  offered: OfferedModel | null
  /** Null if unknown. The operator's costs are not shown. */
  price: ModelPrice | null
}

type Usable =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; data: UsableModel }

/** Returns the operator's model with the rest of its monthly allowance, reloaded whenever it is shown; null if the operator offers none. */
export function useOfferedModel({ isWanted }: { isWanted: boolean }) {
  const queryFn = async () => (await call(readOfferedModel, {})).offered
  return queryState(useQuery({ queryKey: ['models', 'offered'], queryFn, enabled: isWanted, staleTime: 0, gcTime: 0 }))
}

/** Returns the workspace's own model, otherwise the operator's; `missing` if there is neither. */
export function useUsableModel(workspaceId: string): Usable {
  const own = useModelSettings(workspaceId)
  const offered = useOfferedModel({ isWanted: own.status === 'missing' })
  if (own.status === 'ready')
    return { status: 'ready', data: { model: own.data.model, offered: null, price: own.data.price } }
  if (own.status !== 'missing') return own
  if (offered.status !== 'ready') return offered
  if (offered.data === null) return { status: 'missing' }
  return { status: 'ready', data: { model: offered.data.model, offered: offered.data, price: null } }
}
