import { type Access, own, ownConfirmed, refusedCode, sameForAll, theirs } from './access-kinds.ts'

/** Keys, assistants and webhooks of a workspace. */
export const OUTSIDE_ACCESS = {
  listApiKeys: theirs,
  createApiKey: theirs,
  // The key, the assistant and the assistant's request do not exist.
  revokeApiKey: { ...theirs, user: 'not_found' },
  listAssistants: theirs,
  disconnectAssistant: { ...theirs, user: 'not_found' },
  readAssistantRequest: {
    ...own,
    user: 'assistant_request_invalid',
    other: 'assistant_request_invalid',
    admin: 'assistant_request_invalid',
  },
  refuseAssistant: {
    ...own,
    user: 'assistant_request_invalid',
    other: 'assistant_request_invalid',
    admin: 'assistant_request_invalid',
  },
  allowAssistant: { ...theirs, user: 'assistant_request_invalid' },
  listEventHooks: theirs,
  getHookOffer: theirs,
  // No mail contains this unsubscribe token.
  readMailChoice: sameForAll('not_found'),
  setMailChoice: sameForAll('not_found'),
  createEventHook: theirs,
  // The webhook does not exist.
  updateEventHook: { ...theirs, user: 'not_found' },
  rotateEventHook: { ...theirs, user: 'not_found' },
  testEventHook: { ...theirs, user: 'not_found' },
  listHookDeliveries: { ...theirs, user: 'not_found' },
  replayHookDelivery: { ...theirs, user: 'not_found' },
  deleteEventHook: theirs,
} satisfies Record<string, Access>

/** Calls of the second factor, which no caller has set up. */
export const SECOND_FACTOR_ACCESS = {
  getSecondFactor: own,
  beginApp: ownConfirmed,
  confirmApp: refusedCode,
  beginPasskey: ownConfirmed,
  addPasskey: refusedCode,
  removePasskey: { ...ownConfirmed, user: 'not_found' },
  renewRecoveryCodes: { ...ownConfirmed, user: 'not_found' },
  turnOffSecondFactor: ownConfirmed,
  keepSecondFactor: own,
  askAgain: own,
  proveAgain: refusedCode,
} satisfies Record<string, Access>
