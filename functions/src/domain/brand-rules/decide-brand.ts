import { listValidApprovals } from '@postwright/core/approvals/needed-approvals'
import type { BrandBreach, BrandConfirmation, BrandQuestion, BrandVerdict } from '@postwright/core/model/brand-verdict'
import type { Variant } from '@postwright/core/model/variant'
import type { PublishContent } from '@postwright/core/publishing/content'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import { canAct } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { hashOf, judgeChannel, type Judgement } from './judge-channel.ts'

/** Plan for one channel: all content published there, its hash, and the previous plan. */
export type JudgedChannel = {
  connectionId: string
  handle: string
  contents: readonly PublishContent[]
  channelHash: string
  /** Previous plan of the post itself; null for a first plan. */
  before: Variant | null
  /** True if all published content is unchanged. */
  isSame: boolean
  plannedFor: number
}

/**
 * `brand`: breaches confirmed by the planning person, null for none yet. Omitted if no person can be asked: then breaches that would need a
 * confirmation need an approval.
 */
type Order = { workspaceId: string; postId: string; actor: string; brand?: BrandConfirmation | null | undefined }

/** Verdict on a channel. `isApproved`: the planning person approves its breaches by confirming them. */
export type BrandDecision = { verdict: BrandVerdict; isApproved: boolean; note: string }

/**
 * Returns the verdict of the current brand kits on each channel of a plan, by channel id. Breaches that were confirmed with the same content need no
 * further confirmation, except that a person who may approve posts confirms blocking ones that no valid internal approval covers.
 * @throws `brand_unconfirmed`, with a message per channel
 */
export async function decideBrandIn(
  deps: Pick<Deps, 'brandKits' | 'members' | 'clock'>,
  tx: Tx,
  order: Order,
  channels: readonly JudgedChannel[],
): Promise<ReadonlyMap<string, BrandDecision>> {
  const { workspaceId, actor, brand } = order
  const kits = await deps.brandKits.listIn(tx, workspaceId)
  const judged = channels.flatMap((channel) => {
    const judgement = judgeChannel(kits, channel.connectionId, channel.contents)
    return judgement ? [{ channel, judgement, confirmed: confirmedBefore(channel, judgement) }] : []
  })
  const hasBreaches = judged.some(({ judgement }) => judgement.breaches.length > 0)
  const mayApprove = hasBreaches && canAct(await deps.members.get(workspaceId, actor), 'approve_posts')
  const open = judged.filter(
    ({ channel, judgement, confirmed }) =>
      judgement.breaches.length > 0 &&
      (confirmed === null || (mayApprove && isBlocked(judgement.breaches) && !isApprovedBefore(channel, judgement))),
  )
  const said = brand === undefined ? null : confirmOpen(order, open, mayApprove)
  const at = deps.clock.now()
  return new Map(
    judged.map(({ channel, judgement, confirmed }) => {
      const { breaches } = judgement
      const isAnswered = said !== null && open.some((each) => each.channel === channel)
      const answer = isAnswered ? { by: actor, at, reason: said.reason } : confirmed
      const needsApproval = isBlocked(breaches) || (breaches.length > 0 && answer === null)
      const verdict = { ...judgement, needsApproval, confirmed: answer }
      return [
        channel.connectionId,
        { verdict, isApproved: isAnswered && mayApprove, note: isAnswered ? said.reason : '' },
      ]
    }),
  )
}

type Open = { channel: JudgedChannel; judgement: Judgement }

/** @throws `brand_unconfirmed` if a breach is open and was not confirmed in its current form */
function confirmOpen(
  { workspaceId, postId, brand }: Order,
  open: readonly Open[],
  mayApprove: boolean,
): BrandConfirmation | null {
  if (open.length === 0) return null
  const shown = open.map(({ channel, judgement }) => [channel.connectionId, channel.channelHash, judgement.seen])
  const seen = hashOf([workspaceId, postId, shown])
  if (brand?.seen === seen) return brand
  const question: BrandQuestion = {
    seen,
    mayApprove,
    channels: open.map(({ channel: { connectionId, handle }, judgement: { breaches } }) => ({
      connectionId,
      handle,
      breaches,
    })),
  }
  const fields = open.map(({ channel, judgement }) => [channel.connectionId, sentenceOf(judgement.breaches)])
  throw new AppError('brand_unconfirmed', { fields: Object.fromEntries(fields), brand: question })
}

function confirmedBefore({ before, isSame }: JudgedChannel, { seen }: Judgement): BrandVerdict['confirmed'] {
  return isSame && seen !== '' && before?.brand?.seen === seen ? before.brand.confirmed : null
}

function isApprovedBefore({ before, isSame, plannedFor }: JudgedChannel, { seen }: Judgement): boolean {
  if (!before || !isSame || before.scheduled.instant !== plannedFor) return false
  return listValidApprovals(before).some(({ side, brand }) => side === 'internal' && brand === seen)
}

function isBlocked(breaches: readonly BrandBreach[]): boolean {
  return breaches.some(({ strength }) => strength === 'block')
}

const SENTENCES: Record<BrandBreach['rule'], string> = DETAIL_WORDS.brand

/** Maximum messages per channel; the error's `brand` lists all breaches. */
const SENTENCES_MAX = 3

function sentenceOf(breaches: readonly BrandBreach[]): string {
  return breaches
    .slice(0, SENTENCES_MAX)
    .map(({ rule, evidence, instead }) => fillWords(SENTENCES[rule], { evidence, instead }))
    .join(' ')
}
