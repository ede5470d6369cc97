import type { TestCaller } from '../../support/callers.ts'
import type { EndpointName } from './access-kinds.ts'

/** A referral code that no other caller uses. */
export function codeOf(caller: TestCaller | null): string {
  return `MINE-${(caller?.uid ?? 'nobody')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 12)}`
}

/** The values of the field `kind` differ between endpoints. */
export function kindFor(name: EndpointName): string {
  if (name === 'listActivity') return 'posts'
  if (name === 'listPostHistory') return 'content'
  return name === 'moveToTrash' ? 'ideas' : 'template'
}

/** A table of somebody else's posts, as it is imported. */
export const RADAR_TABLE = {
  sourceId: 'source1',
  name: 'Rival',
  rows: [{ text: 'A post of somebody else', publishedAt: Date.now() - 86_400_000 }],
}

/** The request of an assistant that never registered. */
const ASSISTANT_REQUEST = {
  responseType: 'code',
  redirectUri: 'https://example.com/callback',
  codeChallenge: 'x'.repeat(43),
  codeChallengeMethod: 'S256',
}

/** Inputs that depend neither on the caller nor on the target. */
export const WORD_INPUTS = {
  keyId: 'f'.repeat(64),
  assistantId: 'assistant1',
  scopes: ['posts:read'],
  actsAlone: false,
  request: { ...ASSISTANT_REQUEST, clientId: 'client1' },
  ...ASSISTANT_REQUEST,
  settings: {},
  hookId: 'hook1',
  deliveryId: 'delivery1',
  events: ['post.published'],
  lookup: true,
  voice: 'alloy',
  finding: null,
  choice: '',
  rows: RADAR_TABLE.rows,
  seenTexts: { name: 'Ada', bio: '' },
  wantedTexts: { name: 'Ada Wright', bio: 'I make oak tables.' },
}
