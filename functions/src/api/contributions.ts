import * as contract from '@postwright/core/api/contributions'
import { decideContributions, decideContribution } from '../domain/contributions/decide-contributions.ts'
import {
  listContributions,
  listOwnContributions,
  readContribution,
} from '../domain/contributions/contribution-queries.ts'
import { offerContribution } from '../domain/contributions/offer-contribution.ts'
import { withdrawContribution } from '../domain/contributions/withdraw-contribution.ts'
import { bind, type Route } from '../http/bind.ts'

export const CONTRIBUTIONS_ROUTES: readonly Route[] = [
  bind(contract.listOwnContributions, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller }) => ({
    contributions: (await listOwnContributions(deps, caller.uid)).map(({ contribution, uses }) => {
      return { ...contribution, kind: contribution.content.kind, uses }
    }),
  })),

  bind(
    contract.offerContribution,
    { limit: { perMinute: 10, by: 'account' }, service: 'contributions' },
    async ({ deps, caller, input }) => ({
      contributionId: await offerContribution(deps, caller, input),
    }),
  ),

  bind(contract.withdrawContribution, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => ({
    state: await withdrawContribution(deps, caller, input.contributionId),
  })),

  bind(contract.listContributions, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
    contributions: (await listContributions(deps, input.state)).map(({ contribution, uses }) => {
      return { ...contribution, kind: contribution.content.kind, uses, submittedAt: contribution.acceptedAt }
    }),
  })),

  bind(contract.readContribution, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
    contribution: await readContribution(deps, input.contributionId),
  })),

  bind(contract.decideContribution, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => ({
    state: await decideContribution(deps, caller.uid, input),
  })),

  bind(contract.decideContributions, { limit: { perMinute: 10, by: 'account' } }, async ({ deps, caller, input }) => ({
    results: await decideContributions(deps, caller.uid, input),
  })),
]
