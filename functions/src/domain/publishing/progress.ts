import { LEASE_TTL } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import type { Progress } from '../ports/networks.ts'
import { advance } from './advance.ts'
import type { StoredVariant } from '../ports/publishing.ts'
import type { KeptStep, Variant } from '@postwright/core/model/variant'

/** Time after which no further step starts: another delivery does the rest, before this worker reaches its time limit. */
const STEPS_TIME = 90_000

/** Current variant, the reason for an early stop, and whether the result is no longer used. */
export type Work = { held: StoredVariant; stop: 'fenced' | 'paused' | null; isOver: boolean }

/** Error that stops the publisher's work between two steps. */
class Stopped extends Error {}

type Kept = { progress: (working: () => void) => Progress; end: () => Pick<Work, 'held' | 'stop'> }

/**
 * Stores the results of a publisher's steps, each at once and with a new lease, while the claim is valid. Once the network may have the post, there
 * are no more pauses.
 */
export function keepProgress(deps: Pick<Deps, 'variants' | 'clock' | 'sealer'>, held: StoredVariant): Kept {
  const startedAt = deps.clock.now()
  const work: Work = { held, stop: null, isOver: false }

  async function keep(key: string, ref: string): Promise<void> {
    const { id, content, steps: before, state } = work.held.variant
    if (work.isOver) throw new Stopped(`given up before ${key} of ${id} came`)
    const steps = [...before.filter((step) => step.key !== key), sealStep(deps, work.held.variant, { key, ref })]
    const leaseEndsAt = deps.clock.now() + LEASE_TTL
    const isFile = isMediaStep(key)
    const pictures = isFile
      ? { done: steps.filter((step) => isMediaStep(step.key)).length, total: content.media.length }
      : null
    const patch = { steps, leaseEndsAt, dueAt: leaseEndsAt, ...(state === 'armed' && { lastCallAt: leaseEndsAt }) }
    const written = await advance(deps, work.held, { event: isFile ? 'upload' : 'progress', patch }, { pictures })
    if (written) work.held = written
    else work.stop = 'fenced'
    const isDone = pictures !== null && pictures.done >= pictures.total
    const isLong = deps.clock.now() - startedAt >= STEPS_TIME
    if (written && isLong && !isDone && state !== 'armed') work.stop = 'paused'
    if (work.stop) throw new Stopped(`${work.stop} after ${key} of ${id}`)
  }

  return {
    progress: (working) => ({
      kept: (key) => keptOf(deps, work.held.variant)(key),
      keep: async (key, ref) => {
        working()
        await keep(key, ref)
      },
      working,
    }),
    end: () => {
      work.isOver = true
      return work
    },
  }
}

type StepsOf = Pick<Variant, 'workspaceId' | 'id' | 'steps'>

/** Returns the results of a variant's steps so far, by key. */
export function keptOf({ sealer }: Pick<Deps, 'sealer'>, variant: StepsOf): Progress['kept'] {
  return (key) => {
    const step = variant.steps.find((each) => each.key === key)
    return step && sealer.open(step.ref, contextOf(variant, key))
  }
}

/** Seals a step for storage with its variant, which members may read: anyone with the upload URL of a network could upload there. */
function sealStep({ sealer }: Pick<Deps, 'sealer'>, variant: StepsOf, { key, ref }: KeptStep): KeptStep {
  return { key, ref: sealer.seal(ref, contextOf(variant, key)) }
}

function contextOf({ workspaceId, id }: StepsOf, key: string): string {
  return `${workspaceId}|step|${id}|${key}`
}

const PREFIX = 'media:'

/** Returns the key under which publishers store the upload of one file; the delivery record counts files by it. */
export function mediaStep(mediaId: string): string {
  return `${PREFIX}${mediaId}`
}

function isMediaStep(key: string): boolean {
  return key.startsWith(PREFIX)
}
