import type { Seller } from '@postwright/core/model/invoice'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { IPv4, IPv6 } from 'ipaddr.js'
import type { KeyRing } from './world.ts'

/** An address and the length of its network prefix in bits. */
export type Network = [IPv4 | IPv6, number]

/** Blob storage, chosen at startup: a folder for emulators, a bucket in production. */
export type BlobConfig = { kind: 'disk'; dir: string } | { kind: 'cloud'; bucket: string }

/** Mail server and the sender address of emails. */
export type MailConfig = {
  host: string
  port: number
  /** True if the connection is encrypted from its start; otherwise it is encrypted as soon as the server offers it. */
  secure: boolean
  signIn: { user: string; password: string } | null
  from: string
}

/** Seller, which is printed on invoices and determines the tax. `taxRegistrations` are countries, or `EU` for its one-stop shop. */
export type BillingConfig = { seller: Seller; taxRegistrations: readonly string[] }

/** The operator's keys at Stripe; `apiUrl` replaces its address, on the emulators only. */
export type StripeConfig = { secretKey: string; webhookSecret: string; apiUrl: string | null }

/** The operator's text-to-speech service, with an API compatible with OpenAI's. */
export type SpeechConfig = { address: string; key: string; model: string; voices: readonly string[] }

export type Config = {
  billing: BillingConfig
  /** Card payment settings; null if cards are not accepted. */
  stripe: StripeConfig | null
  projectId: string
  /** True on the emulators only. */
  isLocal: boolean
  /** Key for the identity provider's public calls; the emulator accepts any key. */
  webApiKey: string
  /** Base URL of the identity provider's public calls, with a trailing slash. */
  identityUrl: string
  /** Origin of the web client, without a trailing slash. */
  appOrigin: string
  tokenIssuer: string
  /** Mail server; null if no emails are sent. */
  mail: MailConfig | null
  /** Text-to-speech service; null if speech is not offered. */
  speech: SpeechConfig | null
  blobs: BlobConfig
  /** True if addresses inside private networks may be called; never in production, regardless of the variable's value. */
  allowPrivateNetwork: boolean
  /** True if models may run at addresses inside private networks: the operator decides, in production too. */
  allowPrivateModels: boolean
  /** True if maintenance posts to the product itself every five minutes, to check that publishing works. */
  runsCanary: boolean
  /** Time in milliseconds by which the sweep looks ahead for due items. */
  sweepLookahead: number
  /** Directory for looking up identities of Bluesky accounts; null on emulators without one. */
  plcDirectory: string | null
  /** Service that processes videos of Bluesky accounts; null on emulators without one. */
  videoServiceUrl: string | null
  /** Service for reading public posts of Bluesky accounts. */
  appViewUrl: string
  sandboxUrl: string | null
  /** The operator's app keys by network; they take precedence over keys stored by an admin. */
  platformApps: Partial<Record<Platform, PlatformApp>>
  /** Replacements for a network's own URLs; on the emulators only. */
  platformUrls: Partial<Record<Platform, string>>
  /** Networks from which Hosting calls the function: a request's client address and country are trusted only from there. */
  hostingNetworks: readonly Network[]
  /** Every rate limit is multiplied by this: 1 in production, generous on the emulators. */
  rateLimitScale: number
  /** Secrets from which the key rings of `TokenKeys` are derived, a separate one for each purpose. */
  tokenKeys: KeyRing
  /** Keys that wrap the keys of sealed records. */
  sealingKeys: KeyRing
}
