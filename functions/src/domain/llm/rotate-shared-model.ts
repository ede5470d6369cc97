import type {
  rotateSharedModel as rotateContract,
  SharedModelAttempt,
  ShownSharedModel,
} from '@postwright/core/api/shared-models'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { SharedModel } from '../ports/models.ts'
import { askOneWord } from './ask-one-word.ts'
import { withoutKey } from './manage-shared-models.ts'
import { keepSharedKey, openSharedKey, sealSharedKey, SHARED_DIALECT, showSharedModel } from './shared-model-keys.ts'

type KeyDeps = Pick<Deps, 'clock' | 'sealer' | 'transact' | 'auditLog' | 'sharedModels' | 'models'>

/**
 * Asks the provider for one word with the current key, and stores the result.
 * @throws `not_found`
 */
export async function testSharedModel(deps: KeyDeps, actorUid: string, modelId: string): Promise<SharedModelAttempt> {
  const seen = await required(deps, modelId)
  const key = openSharedKey(deps.sealer, seen)
  const { problem, detail } = await askOneWord(deps, { ...seen, dialect: SHARED_DIALECT, key })
  const model = await deps.transact(async (tx) => {
    const stored = await deps.sharedModels.getIn(tx, modelId)
    const facts = { name: seen.name, problem }
    deps.auditLog.appendIn(tx, { action: 'shared_model.tested', actorUid, subject: modelId, facts })
    // The result does not apply to a key that was replaced meanwhile.
    if (!stored || stored.sealed !== seen.sealed) return stored
    const tested = { ...stored, tested: { testedAt: deps.clock.now(), problem }, rev: stored.rev + 1 }
    deps.sharedModels.saveIn(tx, tested)
    return tested
  })
  return {
    problem,
    detail: withoutKey(detail, key),
    model: model && showSharedModel(model, deps.clock.now()),
  }
}

/**
 * Replaces the current key once the provider has responded to the new one; the old key is kept sealed for a revert. A refused key is not stored. A
 * repeated call changes nothing.
 * @throws `not_found`, `stale_revision` when the current key was changed during the test
 */
export async function rotateSharedModel(
  deps: KeyDeps,
  actorUid: string,
  { modelId, key, keyEndsAt }: z.output<typeof rotateContract.input>,
): Promise<SharedModelAttempt> {
  const seen = await required(deps, modelId)
  if (openSharedKey(deps.sealer, seen) === key) {
    return { problem: null, detail: '', model: showSharedModel(seen, deps.clock.now()) }
  }
  const { problem, detail, outputField } = await askOneWord(deps, { ...seen, dialect: SHARED_DIALECT, key })
  if (problem !== null) {
    const facts = { name: seen.name, problem, isNew: true }
    await deps.auditLog.append({ action: 'shared_model.tested', actorUid, subject: modelId, facts })
    return { problem, detail: withoutKey(detail, key), model: null }
  }
  const now = deps.clock.now()
  const model = await deps.transact(async (tx) => {
    const stored = await deps.sharedModels.getIn(tx, modelId)
    if (!stored || stored.sealed !== seen.sealed) throw new AppError('stale_revision')
    const next: SharedModel = {
      ...stored,
      ...sealSharedKey(deps.sealer, stored, { key, keyEndsAt }),
      outputField,
      previous: keepSharedKey(stored, now),
      tested: { testedAt: now, problem: null },
      rev: stored.rev + 1,
      updatedAt: now,
    }
    deps.sharedModels.saveIn(tx, next)
    deps.auditLog.appendIn(tx, {
      action: 'shared_model.rotated',
      actorUid,
      subject: modelId,
      facts: { name: stored.name },
    })
    return next
  })
  return { problem: null, detail: '', model: showSharedModel(model, now) }
}

/**
 * Restores the key that the last rotation replaced. `replacedAt` identifies the rotation, so a repeated call does not switch back.
 * @throws `not_found`, `stale_revision` when there is nothing to restore
 */
export async function revertSharedModel(
  deps: Pick<Deps, 'clock' | 'transact' | 'auditLog' | 'sharedModels'>,
  actorUid: string,
  { modelId, replacedAt }: { modelId: string; replacedAt: number },
): Promise<ShownSharedModel> {
  return deps.transact(async (tx) => {
    const stored = await deps.sharedModels.getIn(tx, modelId)
    if (!stored) throw new AppError('not_found', { message: `shared model ${modelId}` })
    const now = deps.clock.now()
    const { previous } = stored
    if (!previous || previous.replacedAt !== replacedAt || previous.endsAt <= now) throw new AppError('stale_revision')
    const { replacedAt: _replaced, endsAt: _ends, ...key } = previous
    const previousKey = keepSharedKey(stored, now)
    const next = { ...stored, ...key, previous: previousKey, tested: null, rev: stored.rev + 1, updatedAt: now }
    deps.sharedModels.saveIn(tx, next)
    const facts = { name: stored.name }
    deps.auditLog.appendIn(tx, { action: 'shared_model.reverted', actorUid, subject: modelId, facts })
    return showSharedModel(next, now)
  })
}

/** Deletes replaced keys that have expired. @returns the number of providers affected */
export async function forgetReplacedModelKeys(
  deps: Pick<Deps, 'clock' | 'transact' | 'sharedModels'>,
): Promise<number> {
  const ended = ({ previous }: SharedModel) => previous !== null && previous.endsAt <= deps.clock.now()
  const found = (await deps.sharedModels.list()).filter(ended)
  for (const { id } of found) {
    await deps.transact(async (tx) => {
      const stored = await deps.sharedModels.getIn(tx, id)
      if (stored && ended(stored)) deps.sharedModels.saveIn(tx, { ...stored, previous: null, rev: stored.rev + 1 })
    })
  }
  return found.length
}

async function required({ sharedModels }: Pick<Deps, 'sharedModels'>, modelId: string): Promise<SharedModel> {
  const found = await sharedModels.get(modelId)
  if (!found) throw new AppError('not_found', { message: `shared model ${modelId}` })
  return found
}
