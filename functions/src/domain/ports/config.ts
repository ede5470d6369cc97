import type { Seller } from '@postwright/core/model/invoice'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { IPv4, IPv6 } from 'ipaddr.js'
import type { KeyRing } from './world.ts'

/** An address, and how many of its bits name the network. */
export type Network = [IPv4 | IPv6, number]

/** Blob storage, decided once: a folder for emulators, a bucket in production. */
export type BlobConfig = { kind: 'disk'; dir: string } | { kind: 'cloud'; bucket: string }

/** The mail server, and the address that mails come from. */
export type MailConfig = {
  host: string
  port: number
  /** Whether the connection is encrypted from its beginning; otherwise it is as soon as the server offers it. */
  secure: boolean
  signIn: { user: string; password: string } | null
  from: string
}

/** Who sells: it is printed on invoices and decides about tax. `taxRegistrations` are countries, or `EU` for its one-stop shop. */
export type BillingConfig = { seller: Seller; taxRegistrations: readonly string[] }

/** The operator's keys at Stripe; `apiUrl` replaces its address, on the emulators only. */
export type StripeConfig = { secretKey: string; webhookSecret: string; apiUrl: string | null }

/** The operator's service for text to speech, as OpenAI describes its own. */
export type SpeechConfig = { address: string; key: string; model: string; voices: readonly string[] }

export type Config = {
  billing: BillingConfig
  /** Null where cards are not taken. */
  stripe: StripeConfig | null
  projectId: string
  /** True on the emulators only. */
  isLocal: boolean
  /** The key that the identity provider's public calls need; the emulator takes any. */
  webApiKey: string
  /** Where the identity provider's public calls go, with a trailing slash. */
  identityUrl: string
  /** Where the web client lives, without a trailing slash. */
  appOrigin: string
  tokenIssuer: string
  /** Null where no mails are sent. */
  mail: MailConfig | null
  /** Null where no speech is offered. */
  speech: SpeechConfig | null
  blobs: BlobConfig
  /** Whether addresses inside private networks may be called; never in production, whatever the variable's value. */
  allowPrivateNetwork: boolean
  /** Whether models may run at addresses inside private networks: the operator's word, in production too. */
  allowPrivateModels: boolean
  /** Whether upkeep posts to the product itself every five minutes, to see that publishing works. */
  runsCanary: boolean
  /** How far ahead, in milliseconds, the sweep takes what will be due. */
  sweepLookahead: number
  /** Where identities of Bluesky accounts are looked up; null on emulators that have none. */
  plcDirectory: string | null
  /** The service that makes videos of Bluesky accounts ready; null on emulators that have none. */
  videoServiceUrl: string | null
  /** Where public posts of Bluesky accounts are read. */
  appViewUrl: string
  sandboxUrl: string | null
  /** The operator's app keys by network; those that an admin stores come after them. */
  platformApps: Partial<Record<Platform, PlatformApp>>
  /** What replaces a network's own addresses; on the emulators only. */
  platformUrls: Partial<Record<Platform, string>>
  /** The networks from which Hosting calls the function: only there are a request's client address and country trusted. */
  hostingNetworks: readonly Network[]
  /** Every rate limit is multiplied by this: 1 in production, generous on the emulators. */
  rateLimitScale: number
  /** Signs access tokens, refresh tokens and media addresses, each through its own derived ring. */
  tokenKeys: KeyRing
  /** Wraps the keys of sealed records. */
  sealingKeys: KeyRing
}
