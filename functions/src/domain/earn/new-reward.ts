import { REWARD_SCHEMA, type Reward } from '@postwright/core/model/referral'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'

type Facts = Pick<Reward, 'id' | 'uid' | 'source' | 'kind' | 'amount' | 'currency' | 'state' | 'availableAt'> & {
  /** The person whose payment or use it is for. */
  by: string
}

/** A reward of which nothing was taken back or paid out. */
export function newReward({ clock }: { clock: Clock }, { id, by, ...facts }: Facts): Reward {
  return {
    ...newDocument(clock, { id, schema: REWARD_SCHEMA, createdBy: by }),
    ...facts,
    clawedBack: 0,
    payoutId: null,
  }
}
