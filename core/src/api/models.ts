import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { modelRequestSchema, MODEL_PROBLEMS } from '../model/model-run.ts'
import {
  modelAddressSchema,
  modelDialectSchema,
  modelKeySchema,
  modelNameSchema,
  modelPriceSchema,
  modelSettingsSchema,
  monthlyTokensSchema,
  outputFieldSchema,
  MODEL_DETAIL_MAX,
  MODEL_LIST_MAX,
} from '../model/model-settings.ts'

const serviceSchema = z.object({
  workspaceId: documentId(),
  address: modelAddressSchema,
  dialect: modelDialectSchema.default('completions'),
  model: modelNameSchema,
  /** Null for no key. If omitted, the stored key is used, but only for the address it was stored for. */
  key: modelKeySchema.nullable().optional(),
})

/** Sets the AI model that the workspace uses. */
export const saveModelSettings = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/model',
  auth: 'member',
  right: 'manage_workspace',
  input: serviceSchema.extend({
    monthlyTokens: monthlyTokensSchema,
    outputField: outputFieldSchema,
    price: modelPriceSchema.nullable().default(null),
  }),
  output: z.object({ settings: modelSettingsSchema }),
  errors: ['not_found', 'forbidden', 'validation_failed', 'address_refused', 'address_unreachable', 'rate_limited'],
})

/** Removes settings and key. Removing missing settings succeeds. */
export const clearModelSettings = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/model',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({ removed: z.boolean() }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})

/** Tests an AI model before its settings are stored, by asking for one word. */
export const tryModel = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/model/try',
  auth: 'member',
  right: 'manage_workspace',
  input: serviceSchema,
  output: z.object({
    problem: z.enum(MODEL_PROBLEMS).nullable(),
    /** The service's own message. */
    detail: z.string().max(MODEL_DETAIL_MAX),
    milliseconds: z.int().min(0),
    outputField: outputFieldSchema,
  }),
  errors: ['not_found', 'forbidden', 'validation_failed', 'service_off', 'rate_limited'],
})

/** Lists the AI models of a service before its settings are stored. Many services do not list them. */
export const listModels = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/model/list',
  auth: 'member',
  right: 'manage_workspace',
  input: serviceSchema.omit({ model: true }),
  output: z.object({
    problem: z.enum(MODEL_PROBLEMS).nullable(),
    /** The service's own message. */
    detail: z.string().max(MODEL_DETAIL_MAX),
    models: z.array(modelNameSchema).max(MODEL_LIST_MAX),
  }),
  errors: ['not_found', 'forbidden', 'validation_failed', 'service_off', 'rate_limited'],
})

/** Starts a model run on a text. The result is in `users/{uid}/jobs/{jobId}`. */
export const startModelRun = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/model/runs',
  auth: 'member',
  right: 'write_drafts',
  input: modelRequestSchema.extend({ workspaceId: documentId() }),
  output: z.object({ jobId: documentId() }),
  errors: ['not_found', 'forbidden', 'model_missing', 'service_off', 'rate_limited'],
  status: 202,
})
