import type { Connection } from '@postwright/core/model/connection'
import type { Platform } from '@postwright/core/platforms/platform'
import { NOON } from './noon.ts'
import { picture } from './image.ts'

/** Returns a channel of a fictional workshop. */
export function previewChannel(platform: Platform): Connection {
  return {
    id: platform,
    schema: 1,
    rev: 1,
    createdAt: NOON,
    updatedAt: NOON,
    createdBy: 'dev',
    platform,
    externalId: platform,
    handle: 'oakandplane',
    name: 'Oak & Plane Workshop',
    avatar: picture(5),
    service: 'https://social.example',
    status: 'connected',
    mode: 'direct',
    kind: '',
    scopes: [],
    expiresAt: null,
    limits: {},
    choices: { board: [{ value: 'b1', label: 'Chairs & stools' }] },
    settings: platform === 'pinterest' ? { board: 'b1' } : {},
    timeZone: null,
    pausedAt: null,
    lastCheckedAt: NOON,
    brokenAt: null,
    lastError: null,
    settingsBy: null,
    settingsAt: null,
  }
}
