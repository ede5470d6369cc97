import type { Connection } from '@postwright/core/model/connection'
import { MADE_AT, makeBase } from './document-base.ts'

/** A sandbox channel in good health; set only the fields that the test is about. */
export function makeConnection(fields: Partial<Connection> = {}): Connection {
  return {
    ...makeBase('channel1'),
    platform: 'sandbox',
    externalId: 'practice',
    handle: 'practice.sandbox',
    name: 'Practice',
    avatar: null,
    service: '',
    status: 'connected',
    lastCheckedAt: MADE_AT,
    brokenAt: null,
    lastError: null,
    mode: 'direct',
    kind: '',
    scopes: [],
    expiresAt: null,
    limits: {},
    choices: {},
    settings: {},
    settingsBy: null,
    settingsAt: null,
    timeZone: null,
    pausedAt: null,
    ...fields,
  }
}
