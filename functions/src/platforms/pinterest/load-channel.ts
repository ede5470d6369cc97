import { CHANNEL_CHOICES_MAX, CHANNEL_SETTING_MAX } from '@postwright/core/limits'
import type { ChannelChoices } from '@postwright/core/platforms/channel-facts'
import { toOneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { loadAvatar } from '../load-avatar.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { PinterestHosts } from './hosts.ts'

const NAME_MAX = 64
const PAGE = '250'

const accountSchema = z.object({
  id: z.string().min(1).max(64),
  username: z.string().min(1).max(200),
  business_name: z.string().nullish(),
  profile_image: z.string().nullish(),
})

const boardsSchema = z.object({
  items: z.array(z.object({ id: z.string().regex(/^\d{1,40}$/), name: z.string() })),
  bookmark: z.string().nullish(),
})

/** The account, and its boards to choose from. */
export async function loadChannel(
  call: Api,
  fetch: SafeFetch,
  hosts: PinterestHosts,
): Promise<{ account: Account; choices: ChannelChoices }> {
  const found = readBody(accountSchema, await call(`${hosts.api}/user_account`))
  const name = toOneLine(found.business_name ?? '', NAME_MAX) || found.username
  const avatar = found.profile_image ? await loadAvatar(fetch, found.profile_image) : null
  const account = { externalId: found.id, handle: found.username, name, avatar, service: 'https://www.pinterest.com' }
  return { account, choices: { board: await loadBoards(call, hosts) } }
}

async function loadBoards(call: Api, hosts: PinterestHosts): Promise<ChannelChoices[string]> {
  const boards: ChannelChoices[string] = []
  let bookmark: string | null = null
  do {
    const query: Record<string, string> = { page_size: PAGE, ...(bookmark !== null && { bookmark }) }
    const page = readBody(boardsSchema, await call(`${hosts.api}/boards`, { query }))
    for (const { id, name } of page.items) boards.push({ value: id, label: toOneLine(name, CHANNEL_SETTING_MAX) || id })
    bookmark = page.items.length > 0 ? (page.bookmark ?? null) : null
  } while (bookmark !== null && boards.length < CHANNEL_CHOICES_MAX)
  return boards.slice(0, CHANNEL_CHOICES_MAX)
}
