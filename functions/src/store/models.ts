import { modelSettings } from '@postwright/core/collections/model-settings'
import { modelUsage } from '@postwright/core/collections/model-usage'
import { documentId } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { MODEL_SETTINGS_ID, type ModelSettings } from '@postwright/core/model/model-settings'
import type { ModelUsage } from '@postwright/core/model/model-usage'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** The sealed key of a workspace, `modelSecrets/{workspaceId}`: server only. */
const modelSecretSchema = documentBase.extend({ workspaceId: documentId(), sealed: z.string().min(1) })

type ModelSecret = z.infer<typeof modelSecretSchema>

export type ModelStore = ReturnType<typeof createModelStore>

/** Which model a workspace uses, its key, and what it has used of its months. */
export function createModelStore(refs: Refs) {
  const settingsOf = (wid: string) => refs.described(modelSettings, wid).doc(MODEL_SETTINGS_ID)
  const secretOf = (wid: string) => refs.doc(paths.modelSecret(wid), { schema: modelSecretSchema })
  const monthOf = (wid: string, month: string) => refs.described(modelUsage, wid).doc(month)
  return {
    settings: async (wid: string): Promise<ModelSettings | null> => (await settingsOf(wid).get()).data() ?? null,

    settingsIn: async (tx: Tx, wid: string): Promise<ModelSettings | null> =>
      (await tx.get(settingsOf(wid))).data() ?? null,

    secret: async (wid: string): Promise<ModelSecret | null> => (await secretOf(wid).get()).data() ?? null,

    secretIn: async (tx: Tx, wid: string): Promise<ModelSecret | null> => (await tx.get(secretOf(wid))).data() ?? null,

    /** Settings with their key; without a secret the stored one is removed. */
    saveIn: (tx: Tx, wid: string, settings: ModelSettings, secret: ModelSecret | null): void => {
      tx.set(settingsOf(wid), settings)
      if (secret) tx.set(secretOf(wid), secret)
      else tx.delete(secretOf(wid))
    },

    clearIn: (tx: Tx, wid: string): void => {
      tx.delete(settingsOf(wid))
      tx.delete(secretOf(wid))
    },

    usageIn: async (tx: Tx, wid: string, month: string): Promise<ModelUsage | null> =>
      (await tx.get(monthOf(wid, month))).data() ?? null,

    saveUsageIn: (tx: Tx, wid: string, usage: ModelUsage): void => {
      tx.set(monthOf(wid, usage.id), usage)
    },
  }
}
