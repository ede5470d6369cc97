import { type Approval, type ApprovalSide, type ApprovalRules, findApprovalMode } from '../model/approval.ts'
import type { Participant } from '../model/participant.ts'
import type { Variant } from '../model/variant.ts'
import type { VariantState } from '../publishing/variant-state.ts'

/** An approval that is still missing: internal, from a client, or from anyone but the person who asked. */
export type NeededApproval = ApprovalSide | 'anyone'

type Planned = Pick<Variant, 'approvals' | 'lapsed' | 'contentHash' | 'scheduled' | 'partIndex' | 'brand'>
type Publication = Omit<Planned, 'lapsed'> & Pick<Variant, 'connectionId' | 'labels' | 'askedBy' | 'isUnseen'>

/** Finds the approvals that a publication needs in its current form. Shared by the engine, the API and the screens. */
export function findNeededApprovals(rules: ApprovalRules, publication: Publication): NeededApproval[] {
  const { askedBy, isUnseen } = publication
  const mode = findApprovalMode(rules, publication)
  const given = listValidApprovals(publication)
  const lacks = (side: ApprovalSide) => !given.some((each) => each.side === side)
  const needed: NeededApproval[] = []
  const isInternal = mode === 'internal' || mode === 'internal_and_client'
  if (((isInternal || isUnseen) && lacks('internal')) || lacksBrandApproval(publication, given)) needed.push('internal')
  if (mode === 'internal_and_client' && lacks('client')) needed.push('client')
  if (mode === 'optional' && askedBy !== null && !given.some(({ by }) => !isMember(by, askedBy))) needed.push('anyone')
  return needed
}

/** Returns whether a publication's breaches of brand rules wait for an internal approver who has seen them. */
function lacksBrandApproval({ brand }: Pick<Variant, 'brand'>, given: readonly Approval[]): boolean {
  return brand?.needsApproval === true && !given.some((each) => each.side === 'internal' && each.brand === brand.seen)
}

/** Lists the approvals that match the current publication. A part of a thread has no separate time: it follows its post. */
export function listValidApprovals({
  approvals,
  contentHash,
  scheduled,
  partIndex,
}: Omit<Planned, 'lapsed' | 'brand'>): Approval[] {
  return approvals.filter(
    (each) => each.contentHash === contentHash && (partIndex > 0 || each.plannedFor === scheduled.instant),
  )
}

/** States in which an approval still decides whether a publication is published; a part is `approved` while it waits for its turn. */
const UNDECIDED: readonly VariantState[] = ['scheduled', 'approved', 'claimed', 'prepared', 'failed']

/** Returns whether an approval could still change the outcome of a publication. */
export function isUndecided({ state, error }: Pick<Variant, 'state' | 'error'>): boolean {
  return UNDECIDED.includes(state) || (state === 'held' && error?.kind === 'approval')
}

/** Returns whether a publication waits for an approval that it needs. */
export function waitsForApproval(
  rules: ApprovalRules,
  variant: Publication & Pick<Variant, 'state' | 'error'>,
): boolean {
  return isUndecided(variant) && findNeededApprovals(rules, variant).length > 0
}

/** Returns whether one of the needed approvals can be given by this side. */
export function isNeededOf(side: ApprovalSide, needed: readonly NeededApproval[]): boolean {
  return needed.includes(side) || needed.includes('anyone')
}

/**
 * Returns the publication with one more approval of its current form, which replaces another one from the same side.
 * @param given `brand`: the breaches that the approver has seen, if they differ from those of the publication
 */
export function withApproval<Each extends Planned>(
  publication: Each,
  given: Pick<Approval, 'by' | 'side' | 'approvedAt'> & Partial<Pick<Approval, 'brand'>>,
): Each {
  const { contentHash, scheduled, lapsed, brand } = publication
  const isOther = ({ side }: Approval) => side !== given.side
  const others = listValidApprovals(publication).filter(isOther)
  const voided = lapsed?.approvals.filter(isOther) ?? []
  return {
    ...publication,
    approvals: [...others, { brand: brand?.seen ?? '', ...given, contentHash, plannedFor: scheduled.instant }],
    lapsed: lapsed && voided.length > 0 ? { ...lapsed, approvals: voided } : null,
  }
}

export function isMember(by: Participant, uid: string): boolean {
  return by.kind === 'member' && by.uid === uid
}
