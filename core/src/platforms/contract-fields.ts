import type { MediaKind } from '../media/media-kind.ts'

/** An input of the form that connects a channel; its texts belong to the network. */
export type ConnectField = {
  key: string
  kind: 'text' | 'secret' | 'url'
  required: boolean
  /** Initial value of the input. */
  initial: string
  maxLength: number
  /** Field of the channel that fills and locks the input when the channel is reconnected. */
  from: 'handle' | 'service' | null
  /** True if the input is shown only when a person asks for more fields. */
  advanced: boolean
}

/**
 * One kind of app that an operator may register with a network, by its approved permissions. `drafts`: its posts become drafts that people finish at
 * the network, of which at most `max` may wait there within `window` milliseconds.
 */
export type AppKind = { id: string; scopes: readonly string[]; drafts?: { max: number; window: number } }

export type AuthRules = {
  kind: 'app_password' | 'oauth2' | 'bot_token' | 'address' | 'generated' | 'none'
  /** True if the keys of an app registered by the operator are required; without them posts are handed to a person. */
  needsApp: boolean
  /** True if the network supports PKCE (S256). */
  pkce: boolean
  /** Scopes requested from a person who connects a channel. */
  scopes: readonly string[]
  /** Kinds of apps that request different scopes; the first is the default if the kind of an app is not set. Omitted if there is only one kind. */
  apps?: readonly AppKind[]
  /** Lifetime of access, and time for which it can be renewed, in milliseconds; null means no end. */
  accessLife: number | null
  refreshLife: number | null
  fields: readonly ConnectField[]
  /** Rules for the keys of the operator's app; omitted if channels are connected without such an app. */
  appKeys?: AppKeyRules
}

/**
 * Rules for verifying and replacing an app's keys. `testSource`: documentation of a call that verifies id and secret without a person; null if only
 * connecting a channel verifies them. `renewedBy`: credential that renews a channel's access, either the app's keys or the token itself, according to
 * `renewalSource`.
 */
export type AppKeyRules = { testSource: string | null; renewedBy: 'app' | 'token'; renewalSource: string }

/**
 * A setting that a person selects for a channel or a post. `isOwn`: its options are the channel's own (`connection.choices`). `initial`: the default;
 * null if there is none. `isLinkCard`: it controls the card of a link, which a post can turn off everywhere. `pattern`: regular expression for a text
 * that the network accepts; for `pairs`, for the addresses. `filesMax`: maximum number of files that it can be combined with. `isLink`: its addresses
 * are links of the post, which a campaign tags like those of the text. `pairs` are names with addresses, at most `max` characters in `rows` lines.
 */
export type SettingField =
  | {
      key: string
      kind: 'choice'
      options: readonly string[]
      isOwn: boolean
      initial: string | null
      required: boolean
      /** Setting that the options depend on: each option begins with that setting's value and a slash. */
      within?: string
      /** Files that an option accepts, if fewer than the network does. `duration`: of a video, in milliseconds. */
      files?: Record<
        string,
        { max: number; kinds: readonly MediaKind[]; duration?: readonly [min: number, max: number] }
      >
    }
  | { key: string; kind: 'switch'; initial: boolean; isLinkCard?: boolean }
  | {
      key: string
      kind: 'text'
      max: number
      initial: string
      pattern?: string
      filesMax?: number
      isLink?: boolean
      /** Other setting for which a channel must have options; without them, this setting is not offered. */
      offeredWith?: string
    }
  | {
      key: string
      kind: 'pairs'
      max: number
      rows: number
      nameMax: number
      initial: string
      pattern: string
      filesMax?: number
      isLink?: boolean
    }
