import type { KeptStep, Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import type { Progress } from '../ports/networks.ts'

type StepsOf = Pick<Variant, 'workspaceId' | 'id' | 'steps'>

/** What the steps of a variant have led to so far, by their names. */
export function keptOf({ sealer }: Pick<Deps, 'sealer'>, variant: StepsOf): Progress['kept'] {
  return (key) => {
    const step = variant.steps.find((each) => each.key === key)
    return step && sealer.open(step.ref, contextOf(variant, key))
  }
}

/**
 * A step as it is stored with its variant, which members may read. It is sealed: who has the address of an upload at a
 * network may upload there.
 */
export function sealStep({ sealer }: Pick<Deps, 'sealer'>, variant: StepsOf, { key, ref }: KeptStep): KeptStep {
  return { key, ref: sealer.seal(ref, contextOf(variant, key)) }
}

function contextOf({ workspaceId, id }: StepsOf, key: string): string {
  return `${workspaceId}|step|${id}|${key}`
}
