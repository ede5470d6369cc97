import type { saveModelSettings as endpoint } from '@postwright/core/api/models'
import { modelSettings } from '@postwright/core/collections/model-settings'
import { MODEL_SETTINGS_ID, type ModelSettings } from '@postwright/core/model/model-settings'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { keyEnd } from '../platform-apps/app-keys.ts'
import { keyFor, modelKeyContext, tidyAddress } from './model-key.ts'

type Wanted = z.output<typeof endpoint.input>

const SECRET_SCHEMA = 1

/**
 * Stores the model settings of a workspace, with the key sealed.
 * @throws `not_found`, `forbidden`, `address_refused`, `address_unreachable`, `validation_failed` when the stored key is for another address
 */
export async function saveModelSettings(deps: Deps, caller: Caller, wanted: Wanted): Promise<ModelSettings> {
  const { workspaceId, dialect, model, monthlyTokens, outputField, price } = wanted
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const address = tidyAddress(wanted.address)
  await deps.models.check(address)
  return deps.transact(async (tx) => {
    const before = await deps.modelStore.settingsIn(tx, workspaceId)
    const stored = await deps.modelStore.secretIn(tx, workspaceId)
    const key = keyFor(deps, { workspaceId, address, typed: wanted.key, settings: before, stored })
    const end = wanted.key === undefined ? (before?.keyEnd ?? '') : keyEnd(key ?? '')
    const settings: ModelSettings = {
      ...newDocument(deps.clock, { id: MODEL_SETTINGS_ID, schema: modelSettings.version, createdBy: caller.uid }),
      ...(before && { createdAt: before.createdAt, createdBy: before.createdBy, rev: before.rev + 1 }),
      address,
      dialect,
      model,
      monthlyTokens,
      outputField,
      price,
      hasKey: key !== null,
      keyEnd: key === null ? '' : end,
    }
    deps.modelStore.saveIn(
      tx,
      workspaceId,
      settings,
      key === null ? null : sealed(deps, caller, settings, workspaceId, key),
    )
    const facts = { host: new URL(address).host, model }
    deps.auditLog.appendIn(tx, {
      action: 'model.saved',
      actorUid: caller.uid,
      workspaceId,
      subject: workspaceId,
      facts,
    })
    return settings
  })
}

function sealed(deps: Deps, { uid }: Caller, { address }: ModelSettings, workspaceId: string, key: string) {
  return {
    ...newDocument(deps.clock, { id: workspaceId, schema: SECRET_SCHEMA, createdBy: uid }),
    workspaceId,
    sealed: deps.sealer.seal(key, modelKeyContext(workspaceId, address)),
  }
}

/**
 * Removes the settings and the key; the recorded usage stays.
 * @returns true if there were settings
 * @throws `not_found`, `forbidden`
 */
export async function clearModelSettings(deps: Deps, caller: Caller, workspaceId: string): Promise<boolean> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  return deps.transact(async (tx) => {
    const before = await deps.modelStore.settingsIn(tx, workspaceId)
    if (!before) return false
    deps.modelStore.clearIn(tx, workspaceId)
    const action = 'model.removed'
    deps.auditLog.appendIn(tx, { action, actorUid: caller.uid, workspaceId, subject: workspaceId, facts: {} })
    return true
  })
}
