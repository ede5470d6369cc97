import { brandKits } from '@postwright/core/collections/brand-kits'
import { modelSettings } from '@postwright/core/collections/model-settings'
import { modelUsage } from '@postwright/core/collections/model-usage'
import { personas } from '@postwright/core/collections/personas'
import { documentId } from '@postwright/core/ids'
import { documentBase } from '@postwright/core/model/document'
import { MODEL_SETTINGS_ID } from '@postwright/core/model/model-settings'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { GuidanceStore, ModelStore } from '../domain/ports/models.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Sealed key of a workspace, `modelSecrets/{workspaceId}`: server only. */
const modelSecretSchema = documentBase.extend({ workspaceId: documentId(), sealed: z.string().min(1) })

export function createModelStore(refs: Refs): ModelStore {
  const settingsOf = (wid: string) => refs.described(modelSettings, wid).doc(MODEL_SETTINGS_ID)
  const secretOf = (wid: string) => refs.doc(paths.modelSecret(wid), { schema: modelSecretSchema })
  const monthOf = (wid: string, month: string) => refs.described(modelUsage, wid).doc(month)
  return {
    settings: async (wid) => (await settingsOf(wid).get()).data() ?? null,

    settingsIn: async (tx, wid) => (await within(tx).get(settingsOf(wid))).data() ?? null,

    secret: async (wid) => (await secretOf(wid).get()).data() ?? null,

    secretIn: async (tx, wid) => (await within(tx).get(secretOf(wid))).data() ?? null,

    saveIn: (tx, wid, settings, secret) => {
      within(tx).set(settingsOf(wid), settings)
      if (secret) within(tx).set(secretOf(wid), secret)
      else within(tx).delete(secretOf(wid))
    },

    clearIn: (tx, wid) => {
      within(tx).delete(settingsOf(wid))
      within(tx).delete(secretOf(wid))
    },

    usageIn: async (tx, wid, month) => (await within(tx).get(monthOf(wid, month))).data() ?? null,

    saveUsageIn: (tx, wid, usage) => {
      within(tx).set(monthOf(wid, usage.id), usage)
    },
  }
}

export function createGuidanceStore(refs: Refs): GuidanceStore {
  return {
    brandKit: async (wid, id) => (await refs.described(brandKits, wid).doc(id).get()).data() ?? null,

    persona: async (wid, id) => (await refs.described(personas, wid).doc(id).get()).data() ?? null,
  }
}
