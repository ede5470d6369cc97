import { expect } from 'vitest'
import { deriveTwice, idOf, type PublishingWorld } from './publishing.ts'

/** Checks the final state of a post against the network's ledger: published at most once, and known as published or unconfirmed if it was. */
export async function checkEnd(world: PublishingWorld, name: string): Promise<void> {
  const out = world.network.kept(name)
  const variant = (await world.refs.variant(world.workspaceId, idOf(name).variantId).get()).data()
  if (!variant) {
    const steps = await world.deps.publishLog.listOf(world.workspaceId, idOf(name).variantId)
    expect(out.length, `${name}: deleted`).toBe(steps.some(({ step }) => step === 'confirm') ? 1 : 0)
    return
  }
  const { state, dueAt, error, content } = variant
  const told = `${name}: ${state}, ${out.length} out, ${JSON.stringify(error)}`
  expect(out.length, told).toBeLessThanOrEqual(1)
  expect(dueAt, told).toBeNull()
  const possible = out.length === 1 ? ['published', 'unconfirmed'] : ['failed', 'held', 'cancelled', 'unconfirmed']
  expect(possible, told).toContain(state)
  if (state === 'published') expect(content.text, told).toBe(out[0]?.text)
  const lifecycle = { published: 'published', cancelled: 'draft' }[state as string] ?? 'attention'
  expect(await deriveTwice(world, name), told).toBe(lifecycle)
}
