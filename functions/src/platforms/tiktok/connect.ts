import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { z } from 'zod'
import { type Api, ApiError, readBody } from '../oauth-api/api.ts'
import { type Grant, readTokenReply } from '../oauth-api/tokens.ts'
import type { TikTokHosts } from './api.ts'
import { ownValue } from '@postwright/core/own-value'
import type { ChannelChoices, ChannelLimits } from '@postwright/core/platforms/channel-facts'
import { toOneLine } from '@postwright/core/text/text-fields'
import type { Account } from '../../domain/ports/networks.ts'
import { loadAvatar } from '../avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.tiktok

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

const refusalSchema = z.object({ error: z.string() })

/** Requests tokens for a code or for a refresh token. A refusal may have a success status. */
export async function requestTokens(api: Api, hosts: TikTokHosts, { app, fields, now }: Asked): Promise<Grant> {
  const keys = { client_key: app.clientId, client_secret: app.clientSecret }
  const body = { kind: 'form', fields: { ...keys, ...fields } } as const
  const reply = await api(`${hosts.api}/oauth/token/`, { method: 'POST', body })
  if (refusalSchema.safeParse(reply.body).success) throw new ApiError({ ...reply, status: 400 })
  return readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
}

const NAME_MAX = 64

const replySchema = z.object({
  data: z.object({
    creator_avatar_url: z.string().nullish(),
    creator_username: z.string().min(1).max(200),
    creator_nickname: z.string().default(''),
    privacy_level_options: z.array(z.string().min(1).max(100)).min(1).max(10),
    comment_disabled: z.boolean().default(false),
    duet_disabled: z.boolean().default(false),
    stitch_disabled: z.boolean().default(false),
    max_video_post_duration_sec: z.number().min(1).optional(),
  }),
})

export type CreatorInfo = z.infer<typeof replySchema>['data']

/** Returns the account's profile and current options; the network requires a new query before each post. */
export async function loadCreatorInfo(call: Api, hosts: TikTokHosts): Promise<CreatorInfo> {
  const body = { kind: 'json', value: {} } as const
  return readBody(replySchema, await call(`${hosts.api}/post/publish/creator_info/query/`, { method: 'POST', body }))
    .data
}

export async function accountOf(info: CreatorInfo, openId: string, fetch: SafeFetch): Promise<Account> {
  const handle = info.creator_username
  const name = toOneLine(info.creator_nickname, NAME_MAX) || handle
  const avatar = info.creator_avatar_url ? await loadAvatar(fetch, info.creator_avatar_url) : null
  return { externalId: openId, handle, name, avatar, service: 'https://www.tiktok.com' }
}

const userSchema = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string().min(1).max(200),
      display_name: z.string().default(''),
      avatar_url: z.string().nullish(),
    }),
  }),
})

/**
 * Returns the account with the fields that an app without direct post may read. The reply contains no handle, so the name is used instead:
 * developers.tiktok.com/doc/tiktok-api-v2-get-user-info (2026-11-24).
 */
export async function loadUser(call: Api, hosts: TikTokHosts, fetch: SafeFetch): Promise<Account> {
  const query = { fields: 'open_id,avatar_url,display_name' }
  const { user } = readBody(userSchema, await call(`${hosts.api}/user/info/`, { query })).data
  const name = toOneLine(user.display_name, NAME_MAX) || 'TikTok'
  const avatar = user.avatar_url ? await loadAvatar(fetch, user.avatar_url) : null
  return { externalId: user.open_id, handle: name, name, avatar, service: 'https://www.tiktok.com' }
}

const OFF = { value: 'off', label: WORDS.interaction.off }

const ALLOWED = { value: 'allowed', label: WORDS.interaction.allowed }

/** Returns the choices and limits of the channel: its audiences, the allowed interactions with a post, and the maximum duration of a video. */
export function factsOf(info: CreatorInfo): { choices: ChannelChoices; limits: ChannelLimits } {
  const allowed = (isDisabled: boolean) => (isDisabled ? [OFF] : [OFF, ALLOWED])
  const seconds = info.max_video_post_duration_sec
  return {
    choices: {
      privacyLevel: info.privacy_level_options.map((value) => ({
        value,
        label: ownValue(WORDS.audiences, value) ?? value,
      })),
      comment: allowed(info.comment_disabled),
      duet: allowed(info.duet_disabled),
      stitch: allowed(info.stitch_disabled),
    },
    limits: seconds === undefined ? {} : { videoDurationMax: Math.round(seconds * 1000) },
  }
}
