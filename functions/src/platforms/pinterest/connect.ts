import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { type Api, readBody } from '../oauth-api/api.ts'
import { type Grant, readTokenReply } from '../oauth-api/tokens.ts'
import type { PinterestHosts } from './api.ts'
import { CHANNEL_CHOICES_MAX, CHANNEL_SETTING_MAX } from '@postwright/core/limits'
import type { ChannelChoices } from '@postwright/core/platforms/channel-facts'
import { toOneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { loadAvatar } from '../avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

/** Requests tokens for a code or for a refresh token; the app authenticates with its keys. */
export async function requestTokens(api: Api, hosts: PinterestHosts, { app, fields, now }: Asked): Promise<Grant> {
  const pair = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')
  const reply = await api(`${hosts.api}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${pair}` },
    body: { kind: 'form', fields },
  })
  return readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
}

const NAME_MAX = 64

const PAGE = '250'

/** Maximum number of boards whose sections are requested, one call each, so that most calls of the hourly limit remain for posts. */
const BOARDS_WITH_SECTIONS = 50

/** Number of boards requested in parallel. */
const AT_ONCE = 5

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

/** Returns the account, and its boards with their sections as choices. */
export async function loadChannel(
  call: Api,
  fetch: SafeFetch,
  hosts: PinterestHosts,
): Promise<{ account: Account; choices: ChannelChoices }> {
  const found = readBody(accountSchema, await call(`${hosts.api}/user_account`))
  const name = toOneLine(found.business_name ?? '', NAME_MAX) || found.username
  const avatar = found.profile_image ? await loadAvatar(fetch, found.profile_image) : null
  const account = { externalId: found.id, handle: found.username, name, avatar, service: 'https://www.pinterest.com' }
  const board = await loadBoards(call, hosts)
  return { account, choices: { board, section: await loadSections(call, hosts, board) } }
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

/**
 * Returns the sections of the first boards as choices; each value is the board's id, a slash and the section's id.
 * https://developers.pinterest.com/docs/api/v5/board_sections-list (description 5.23.0, 2026-11-29)
 */
async function loadSections(
  call: Api,
  hosts: PinterestHosts,
  boards: ChannelChoices[string],
): Promise<ChannelChoices[string]> {
  const asked = boards.slice(0, BOARDS_WITH_SECTIONS)
  const sections: ChannelChoices[string] = []
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const found = await Promise.all(
      asked.slice(at, at + AT_ONCE).map(async ({ value: board }) => {
        const reply = await call(`${hosts.api}/boards/${board}/sections`, { query: { page_size: PAGE } })
        return readBody(boardsSchema, reply).items.map(({ id, name }) => ({
          value: `${board}/${id}`,
          label: toOneLine(name, CHANNEL_SETTING_MAX) || id,
        }))
      }),
    )
    sections.push(...found.flat())
  }
  return sections.slice(0, CHANNEL_CHOICES_MAX)
}
