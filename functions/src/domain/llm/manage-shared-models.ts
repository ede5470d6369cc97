import type {
  changeSharedModel as changeContract,
  connectSharedModel as connectContract,
  SharedModelAttempt,
  SharedModelUses,
  ShownSharedModel,
} from '@postwright/core/api/shared-models'
import { SHARED_COUNT_MAX, SHARED_MODEL_SCHEMA, SHARED_MODELS_MAX } from '@postwright/core/model/shared-model'
import { budgetMonth } from '@postwright/core/llm/token-budget'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { SharedModel } from '../ports/models.ts'
import { askOneWord } from './ask-one-word.ts'
import { openSharedKey, sealSharedKey, SHARED_DIALECT, showSharedModel } from './shared-model-keys.ts'
import { tidyAddress } from './model-key.ts'

type SharedDeps = Pick<Deps, 'clock' | 'sealer' | 'transact' | 'auditLog' | 'sharedModels' | 'models'>

/** Returns the providers of the operator: the offered one first, then the others by name. */
export async function listSharedModels({
  clock,
  sharedModels,
}: Pick<Deps, 'clock' | 'sharedModels'>): Promise<ShownSharedModel[]> {
  const rank = ({ isOffered }: SharedModel) => (isOffered ? 0 : 1)
  const found = (await sharedModels.list()).toSorted(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'),
  )
  return found.map((each) => showSharedModel(each, clock.now()))
}

/**
 * Stores a provider once it has responded to a request with the key; otherwise stores nothing. A repeated call changes nothing.
 * @throws `address_refused`, `address_unreachable`, `providers_full`, `stale_revision` when the id belongs to another provider
 */
export async function connectSharedModel(
  deps: SharedDeps,
  actorUid: string,
  { modelId, address: typed, key, keyEndsAt, ...given }: z.output<typeof connectContract.input>,
): Promise<SharedModelAttempt> {
  const address = tidyAddress(typed)
  const known = await deps.sharedModels.get(modelId)
  if (known)
    return {
      problem: null,
      detail: '',
      model: showSharedModel(sameAs(deps, known, { address, key }), deps.clock.now()),
    }
  await deps.models.check(address)
  const { problem, detail, outputField } = await askOneWord(deps, {
    address,
    dialect: SHARED_DIALECT,
    key,
    model: given.model,
  })
  if (problem !== null) return { problem, detail: withoutKey(detail, key), model: null }
  const now = deps.clock.now()
  const shared: SharedModel = {
    ...newDocument(deps.clock, { id: modelId, schema: SHARED_MODEL_SCHEMA, createdBy: actorUid }),
    ...given,
    ...sealSharedKey(deps.sealer, { id: modelId, address }, { key, keyEndsAt }),
    address,
    outputField,
    isOffered: false,
    tested: { testedAt: now, problem: null },
    previous: null,
  }
  await deps.transact(async (tx) => {
    if (await deps.sharedModels.getIn(tx, modelId)) throw new AppError('stale_revision')
    if ((await deps.sharedModels.countIn(tx)) >= SHARED_MODELS_MAX) throw new AppError('providers_full')
    deps.sharedModels.saveIn(tx, shared)
    const facts = { name: shared.name, host: new URL(address).host, model: shared.model }
    deps.auditLog.appendIn(tx, { action: 'shared_model.connected', actorUid, subject: modelId, facts })
  })
  return { problem: null, detail: '', model: showSharedModel(shared, now) }
}

function sameAs({ sealer }: SharedDeps, known: SharedModel, { address, key }: { address: string; key: string }) {
  if (known.address !== address || openSharedKey(sealer, known) !== key) throw new AppError('stale_revision')
  return known
}

/** Redacts the key in messages of a service. */
export function withoutKey(words: string, key: string): string {
  return words.replaceAll(key, '…')
}

/**
 * Changes a provider. Only one is offered at a time: offering it withdraws the others.
 * @throws `not_found`
 */
export async function changeSharedModel(
  deps: Pick<Deps, 'clock' | 'transact' | 'auditLog' | 'sharedModels'>,
  actorUid: string,
  { modelId, ...wanted }: z.output<typeof changeContract.input>,
): Promise<ShownSharedModel> {
  return deps.transact(async (tx) => {
    const [stored, offered] = [await deps.sharedModels.getIn(tx, modelId), await deps.sharedModels.listOfferedIn(tx)]
    if (!stored) throw new AppError('not_found', { message: `shared model ${modelId}` })
    const now = deps.clock.now()
    const others = wanted.isOffered ? offered.filter(({ id }) => id !== modelId) : []
    for (const other of others) {
      deps.sharedModels.saveIn(tx, { ...other, isOffered: false, rev: other.rev + 1, updatedAt: now })
    }
    const changed = { ...stored, ...wanted, rev: stored.rev + 1, updatedAt: now }
    deps.sharedModels.saveIn(tx, changed)
    const facts = { name: wanted.name, isOffered: wanted.isOffered, monthlyTokens: wanted.monthlyTokens }
    deps.auditLog.appendIn(tx, { action: 'shared_model.changed', actorUid, subject: modelId, facts })
    return showSharedModel(changed, now)
  })
}

/**
 * Removes a provider with its keys. Running tasks finish with the key that they started with; later ones find no model.
 * @returns true if the provider existed
 */
export async function removeSharedModel(
  deps: Pick<Deps, 'transact' | 'auditLog' | 'sharedModels'>,
  actorUid: string,
  modelId: string,
): Promise<boolean> {
  return deps.transact(async (tx) => {
    const stored = await deps.sharedModels.getIn(tx, modelId)
    if (!stored) return false
    deps.sharedModels.deleteIn(tx, modelId)
    const facts = { name: stored.name }
    deps.auditLog.appendIn(tx, { action: 'shared_model.removed', actorUid, subject: modelId, facts })
    return true
  })
}

/** Returns the number of people and tasks that use a provider in the current month. */
export async function readSharedModelUses(
  { clock, sharedModelUsage }: Pick<Deps, 'clock' | 'sharedModelUsage'>,
  modelId: string,
): Promise<SharedModelUses> {
  return sharedModelUsage.count(modelId, budgetMonth(clock.now()), SHARED_COUNT_MAX)
}
