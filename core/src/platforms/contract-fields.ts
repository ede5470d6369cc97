import type { MediaKind } from '../media/media-kind.ts'

/** An input of the form that connects a channel; its words are the network's. */
export type ConnectField = {
  key: string
  kind: 'text' | 'secret' | 'url'
  required: boolean
  /** What it holds before anything is typed. */
  initial: string
  maxLength: number
  /** Filled in from the channel, and locked, when it is connected again. */
  from: 'handle' | 'service' | null
  /** Shown once a person asks for more. */
  advanced: boolean
}

/**
 * One kind of app that an operator may register at a network, by what it is approved for. `drafts`: its posts end as drafts that
 * people finish at the network, of which at most `max` may wait there within `window` milliseconds.
 */
export type AppKind = { id: string; scopes: readonly string[]; drafts?: { max: number; window: number } }

export type AuthRules = {
  kind: 'app_password' | 'oauth2' | 'bot_token' | 'address' | 'generated' | 'none'
  /** Whether it takes the keys of an app that the operator has registered; without them posts are handed to a person. */
  needsApp: boolean
  /** Whether the network takes PKCE (S256). */
  pkce: boolean
  /** What is asked of a person who connects a channel. */
  scopes: readonly string[]
  /** Kinds of apps that ask for different scopes; the first is meant where an app names none. Left out where there is one kind. */
  apps?: readonly AppKind[]
  /** Milliseconds that access lasts, and that it can be renewed; null: without end. */
  accessLife: number | null
  refreshLife: number | null
  fields: readonly ConnectField[]
  /** Left out where channels are connected without an app of the operator. */
  appKeys?: AppKeyRules
}

/**
 * How an app's keys are proven and replaced. `testSource`: the page of a call that proves id and secret without a person; null
 * where only connecting a channel proves them. `renewedBy`: what renews a channel's access, the app's keys or the token itself,
 * as `renewalSource` says.
 */
export type AppKeyRules = { testSource: string | null; renewedBy: 'app' | 'token'; renewalSource: string }

/**
 * What a person chooses for a channel or a post. `isOwn`: its options are the channel's own (`connection.choices`); a null
 * `initial`: none is chosen for them. `isLinkCard`: it decides on the card of a link, which a post may leave out everywhere.
 * `pattern`: the regular expression of a text that the network takes, of the addresses in the case of `pairs`. `filesMax`: it
 * goes with at most so many files. `isLink`: its addresses are links of the post, which a campaign marks as it does those of the
 * text. `pairs` are names with addresses, at most `max` characters in `rows` lines.
 */
export type SettingField =
  | {
      key: string
      kind: 'choice'
      options: readonly string[]
      isOwn: boolean
      initial: string | null
      required: boolean
      /** Its options belong to those of another setting, whose value and a slash they begin with. */
      within?: string
      /** The files that an option takes, where they are fewer than the network does. `duration`: of a video, in milliseconds. */
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
      /** Offered only on channels that have options of this other setting. */
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
