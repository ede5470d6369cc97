import { toOneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { graphIdSchema } from '../meta-graph/id-reply.ts'
import { loadAvatar } from '../load-avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { FACEBOOK_SITE } from './hosts.ts'

const NAME_MAX = 64

/** A Page as the API shows it; only some have a user name. */
export const pageSchema = z.object({
  id: graphIdSchema,
  name: z.string().max(1_000),
  username: z.string().max(100).catch(''),
  picture: z
    .object({ data: z.object({ url: z.string().max(5_000) }) })
    .optional()
    .catch(undefined),
})

export const PAGE_FIELDS = 'id,name,username,picture{url}'

export async function pageAccount(fetch: SafeFetch, page: z.infer<typeof pageSchema>): Promise<Account> {
  const name = toOneLine(page.name, NAME_MAX) ?? page.id
  const avatar = page.picture ? await loadAvatar(fetch, page.picture.data.url) : null
  return { externalId: page.id, handle: page.username || page.id, name, avatar, service: FACEBOOK_SITE }
}
