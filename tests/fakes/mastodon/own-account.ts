import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { bodyValue } from './body-value.ts'
import type { OAuth } from './oauth.ts'
import { problem } from './problem.ts'

const FIELDS = ['display_name', 'note'] as const
/** Limits of the server software: `Account::DISPLAY_NAME_LENGTH_LIMIT` and `NOTE_LENGTH_LIMIT`; `prepare_contents` trims both texts. */
const LENGTHS = { display_name: 30, note: 500 } as const
const WORDS = { display_name: 'Display name', note: 'Note' } as const

const changeSchema = z.strictObject({ display_name: z.string().optional(), note: z.string().optional() })

const AT_FIRST = { display_name: 'Ada Lovelace', note: '' }

export type OwnAccount = {
  routes: Routes
  /** Changes the texts, as the person can in the settings of the account. */
  write: (texts: Partial<typeof AT_FIRST>) => void
  /** The public texts of the profile. */
  texts: () => typeof AT_FIRST
  forget: () => void
}

/** The account itself: https://docs.joinmastodon.org/methods/accounts/#verify_credentials, `#update_credentials` (2026-11). */
export function createOwnAccount(oauth: OAuth, account: () => { id: string }): OwnAccount {
  let texts = AT_FIRST

  const shown = ({ headers }: FakeRequest): FakeReply => {
    const url = `http://${headers.host}/@ada`
    const source = { privacy: 'public', sensitive: false, language: 'en', note: texts.note, fields: [] }
    const facts = { url, avatar: `${url}/none.png`, followers_count: 230 }
    return { status: 200, body: { ...account(), ...facts, ...texts, note: htmlOf(texts.note), source } }
  }

  return {
    routes: {
      'GET /api/v1/accounts/verify_credentials': (request) => {
        oauth.require(request, 'read:accounts')
        return shown(request)
      },
      'PATCH /api/v1/accounts/update_credentials': (request) => {
        oauth.require(request, 'write:accounts')
        const change = readStrict(changeSchema, bodyValue(request.body), ({ field }) =>
          problem(422, `Validation failed: ${field}`),
        )
        for (const field of FIELDS) {
          const max = LENGTHS[field]
          if ([...(change[field] ?? '')].length <= max) continue
          return problem(422, `Validation failed: ${WORDS[field]} is too long (maximum is ${max} characters)`)
        }
        for (const field of FIELDS) if (change[field] !== undefined) texts = { ...texts, [field]: change[field].trim() }
        return shown(request)
      },
    },
    write: (own) => {
      texts = { ...texts, ...own }
    },
    texts: () => texts,
    forget: () => {
      texts = AT_FIRST
    },
  }
}

const htmlOf = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${part.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br />')}</p>`)
    .join('')
