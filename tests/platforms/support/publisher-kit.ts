import { randomUUID } from 'node:crypto'
import type { Connection } from '@postwright/core/model/connection'
import type { Captions } from '@postwright/core/media/media-facts'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { ConnectContext, Progress, PublishRequest } from '../../../functions/src/domain/ports/networks.ts'
import type { Images } from '../../../functions/src/domain/ports/files.ts'
import { createSafeFetch } from '../../../functions/src/platforms/safe-fetch.ts'
import { createTestClock } from '../../support/clock.ts'
import { makeConnection } from '../../support/factories/connection.ts'

/** The time at which tests of publishers begin. */
export const NOW = Date.UTC(2026, 10, 22, 12)

/** Returns images unchanged. */
const images: Images = {
  normalise: () => Promise.reject(new Error('not needed here')),
  drawn: (bytes) => Promise.resolve(bytes),
  fit: (image) => Promise.resolve(image),
  small: (image) => Promise.resolve(image),
  look: () => Promise.reject(new Error('not needed here')),
  crop: () => Promise.reject(new Error('not needed here')),
}

/** Dependencies of a network's module, with a fake in place of the network. */
export function createOutside(baseUrl: string, keys: PlatformApp | null) {
  return {
    fetch: createSafeFetch({ allowPrivate: true }),
    images,
    clock: createTestClock(NOW),
    ids: { random: () => randomUUID().replaceAll('-', '') },
    baseUrl,
    app: () => Promise.resolve(keys),
  }
}

/** The steps of one publication as the engine keeps them; `loseNext`: the next one cannot be stored. */
export function createProgress(): Progress & { steps: Map<string, string>; loseNext: () => void } {
  const steps = new Map<string, string>()
  let isLost = false
  return {
    steps,
    loseNext: () => {
      isLost = true
    },
    kept: (key) => steps.get(key),
    keep: (key, ref) => {
      if (isLost) return Promise.reject(new Error('the work has to stop here'))
      steps.set(key, ref)
      return Promise.resolve()
    },
    working: () => undefined,
  }
}

type File = { mime: PublishContent['media'][number]['mime']; bytes: number; alt?: string; durationMs?: number }
type Asked = {
  secret: string
  connection: Partial<Connection>
  text?: string
  title?: string
  files?: File[]
  settings?: PublishContent['settings']
  /** Base of the public addresses of the files. */
  filesAt?: string
  /** Captions of each video. */
  captions?: readonly Captions[]
}

/** One publication. Its files have the given lengths and are filled with their number, from 1 on. */
export function makeRequest({
  secret,
  connection,
  files = [],
  filesAt = '',
  captions = [],
  ...said
}: Asked): PublishRequest {
  const media = files.map(({ mime, bytes, alt = '', durationMs }, index) => ({
    mediaId: `file${index}`,
    alt,
    mime,
    bytes,
    width: 1080,
    height: 1080,
    durationMs: durationMs ?? null,
    pages: null,
  }))
  const { text = '', title = '', settings = {} } = said
  return {
    connection: makeConnection(connection),
    secret,
    content: { text, title, media, settings, poll: null },
    recordKey: 'record1',
    intentAt: NOW,
    part: { kind: 'post', index: 0, replyTo: null },
    loadMedia: (mediaId, range) => {
      const at = media.findIndex((each) => each.mediaId === mediaId)
      const file = media[at]
      if (!file) return Promise.resolve(null)
      const { start, end } = range ?? { start: 0, end: file.bytes }
      return Promise.resolve(new Uint8Array(Math.min(end, file.bytes) - start).fill(at + 1))
    },
    loadCaptions: () => Promise.resolve(captions),
    mediaUrl: (mediaId) => `${filesAt}/${mediaId}`,
  }
}

/** Input of a connector besides its form. */
export function makeContext(keys: PlatformApp | null, redirectUri: string): ConnectContext {
  return {
    workspaceId: 'workspace1',
    redirectUri,
    state: 'state-of-256-bits',
    codeVerifier: 'v'.repeat(64),
    // SHA-256 of the verifier, as in RFC 7636.
    codeChallenge: 'w1TpKUdYE9hUAcNSeeSRFioHDxfUxuHho_JHAfZ_vDM',
    app: keys,
    existing: null,
  }
}
