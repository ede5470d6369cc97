import * as contract from '@postwright/core/api/models'
import { saveModelSettings, clearModelSettings } from '../domain/llm/model-settings.ts'
import { startModelRun } from '../domain/llm/model-run.ts'
import { listModels, tryModel } from '../domain/llm/try-model.ts'
import { bind, type Route } from '../http/bind.ts'

export const MODELS_ROUTES: readonly Route[] = [
  bind(contract.saveModelSettings, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller, input }) => ({
    settings: await saveModelSettings(deps, caller, input),
  })),

  bind(
    contract.clearModelSettings,
    { limit: { perMinute: 20, by: 'account' } },
    async ({ deps, caller, input: { workspaceId } }) => ({
      removed: await clearModelSettings(deps, caller, workspaceId),
    }),
  ),

  bind(
    contract.tryModel,
    { limit: { perMinute: 10, by: 'account' }, service: 'model_runs' },
    ({ deps, caller, input }) => tryModel(deps, caller, input),
  ),

  bind(
    contract.listModels,
    { limit: { perMinute: 20, by: 'account' }, service: 'model_runs' },
    ({ deps, caller, input }) => listModels(deps, caller, input),
  ),

  bind(
    contract.startModelRun,
    { limit: { perMinute: 20, by: 'account' }, service: 'model_runs' },
    async ({ deps, caller, input }) => ({
      jobId: await startModelRun(deps, caller, input),
    }),
  ),
]
