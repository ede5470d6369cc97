import * as contract from '@postwright/core/api/shared-models'
import {
  changeSharedModel,
  connectSharedModel,
  listSharedModels,
  readSharedModelUses,
  removeSharedModel,
} from '../domain/llm/manage-shared-models.ts'
import { readOfferedModel } from '../domain/llm/read-offered-model.ts'
import { revertSharedModel, rotateSharedModel, testSharedModel } from '../domain/llm/rotate-shared-model.ts'
import { bind, type Route } from '../http/bind.ts'

const CHANGES = { limit: { perMinute: 20, by: 'account' }, sensitive: true } as const
/** Limit for endpoints that call a provider. */
const ASKING = { limit: { perMinute: 10, by: 'account' }, sensitive: true } as const

export const SHARED_MODELS_ROUTES: readonly Route[] = [
  bind(contract.listSharedModels, { limit: { perMinute: 60, by: 'account' } }, async ({ deps }) => ({
    models: await listSharedModels(deps),
  })),

  bind(contract.connectSharedModel, ASKING, ({ deps, caller, input }) => connectSharedModel(deps, caller.uid, input)),

  bind(contract.changeSharedModel, CHANGES, async ({ deps, caller, input }) => ({
    model: await changeSharedModel(deps, caller.uid, input),
  })),

  bind(contract.removeSharedModel, CHANGES, async ({ deps, caller, input }) => ({
    removed: await removeSharedModel(deps, caller.uid, input.modelId),
  })),

  bind(contract.readSharedModelUses, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
    uses: await readSharedModelUses(deps, input.modelId),
  })),

  bind(contract.testSharedModel, { ...ASKING, service: 'model_runs' }, ({ deps, caller, input }) =>
    testSharedModel(deps, caller.uid, input.modelId),
  ),

  bind(contract.rotateSharedModel, { ...ASKING, service: 'model_runs' }, ({ deps, caller, input }) =>
    rotateSharedModel(deps, caller.uid, input),
  ),

  bind(contract.revertSharedModel, CHANGES, async ({ deps, caller, input }) => ({
    model: await revertSharedModel(deps, caller.uid, input),
  })),

  bind(contract.readOfferedModel, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller }) => ({
    offered: await readOfferedModel(deps, caller),
  })),
]
