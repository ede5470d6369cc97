import type { EndpointName } from './access-kinds.ts'

/** Calls that would change the user. They name a person who does not exist. */
export const AIMED_AT_NOBODY: readonly EndpointName[] = [
  'changeMember',
  'removeMember',
  'transferOwnership',
  'endPersonSessions',
  'sendPersonExport',
  'cancelPersonDeletion',
]

/** Inputs of the calls with which admins find people and act on their accounts. */
export const PEOPLE_INPUTS = {
  filter: 'all',
  sort: 'newest',
  isDisabled: true,
  override: null,
  grantId: '00000000-0000-4000-8000-000000000001',
  amount: 100,
}
