import { toOneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import type { Account } from '../../domain/ports.ts'
import { loadAvatar } from '../load-avatar.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { LinkedInHosts } from './hosts.ts'

const NAME_MAX = 64

const replySchema = z.object({
  sub: z.string().regex(/^[\w-]{1,100}$/),
  name: z.string().max(1_000).catch(''),
  picture: z.string().max(2_000).nullish().catch(null),
})

/** The person that access belongs to. LinkedIn tells apps no handle, so their name stands for it. */
export async function loadMember(call: Api, hosts: LinkedInHosts, fetch: SafeFetch): Promise<Account> {
  const { sub, name, picture } = readBody(replySchema, await call(hosts.profile))
  const shown = toOneLine(name, NAME_MAX) ?? sub
  const avatar = picture ? await loadAvatar(fetch, picture) : null
  return { externalId: `urn:li:person:${sub}`, handle: shown, name: shown, avatar, service: 'https://www.linkedin.com' }
}
