import type { Config } from './config.ts'
import type { ModelService } from './domain/models/model-service.ts'
import { createModelService } from './platforms/create-model-service.ts'
import { createGuidanceStore, type GuidanceStore } from './store/guidance.ts'
import { createModelStore, type ModelStore } from './store/models.ts'
import type { Refs } from './store/refs.ts'

/** What runs of models need besides the rest. */
export type ModelDeps = { models: ModelService; modelStore: ModelStore; guidance: GuidanceStore }

export function createModelDeps(refs: Refs, config: Pick<Config, 'allowPrivateModels'>): ModelDeps {
  return {
    models: createModelService({ allowPrivate: config.allowPrivateModels }),
    modelStore: createModelStore(refs),
    guidance: createGuidanceStore(refs),
  }
}
