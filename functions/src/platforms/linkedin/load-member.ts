import { toOneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { loadAvatar } from '../load-avatar.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { LinkedInHosts } from './hosts.ts'

const NAME_MAX = 64

const id = z.string().regex(/^[\w-]{1,100}$/)
const name = z.string().max(1_000).catch('')
const openIdSchema = z.object({ sub: id, name, picture: z.string().max(2_000).nullish().catch(null) })
const basicSchema = z.object({ id, localizedFirstName: name, localizedLastName: name, vanityName: name })

type Sources = { hosts: LinkedInHosts; fetch: SafeFetch; scopes: readonly string[] }

/** The person that access belongs to, from the profile that was granted: apps for members and for communities read different ones. */
export async function loadMember(call: Api, { hosts, fetch, scopes }: Sources): Promise<Account> {
  return scopes.includes('r_basicprofile') ? loadBasicProfile(call, hosts) : loadOpenId(call, hosts, fetch)
}

/**
 * Tells no handle, so the name stands for it.
 * https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2 (2026-11)
 */
async function loadOpenId(call: Api, hosts: LinkedInHosts, fetch: SafeFetch): Promise<Account> {
  const { sub, name: whole, picture } = readBody(openIdSchema, await call(hosts.profile))
  const avatar = picture ? await loadAvatar(fetch, picture) : null
  return toAccount(sub, { name: whole, handle: whole, avatar })
}

/** https://learn.microsoft.com/en-us/linkedin/shared/integrations/people/profile-api (2026-11) */
async function loadBasicProfile(call: Api, hosts: LinkedInHosts): Promise<Account> {
  const found = readBody(basicSchema, await call(hosts.basicProfile))
  const whole = `${found.localizedFirstName} ${found.localizedLastName}`
  return toAccount(found.id, { name: whole, handle: found.vanityName || whole, avatar: null })
}

function toAccount(person: string, said: { name: string; handle: string; avatar: string | null }): Account {
  const shown = toOneLine(said.name, NAME_MAX) ?? person
  return {
    externalId: `urn:li:person:${person}`,
    handle: toOneLine(said.handle, NAME_MAX) ?? shown,
    name: shown,
    avatar: said.avatar,
    service: 'https://www.linkedin.com',
  }
}
