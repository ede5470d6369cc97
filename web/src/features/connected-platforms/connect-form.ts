import type { Connection } from '@postwright/core/model/connection'
import { BLUESKY_DEFAULT_SERVICE } from '@postwright/core/platforms/bluesky/default-service'
import { z } from 'zod'

/** What the connect form asks for; a handle is a whole domain name or a DID. */
export const connectFormSchema = z.object({
  handle: z
    .string()
    .trim()
    .min(3)
    .max(253)
    .refine((handle) => /[.:]/.test(handle)),
  appPassword: z.string().trim().min(1).max(200),
  service: z.url({ protocol: /^https?$/ }).max(512),
})

export type ConnectFormOutput = z.output<typeof connectFormSchema>

/** What the inputs hold while being typed into. */
export type ConnectFormValues = z.input<typeof connectFormSchema>

/** Inputs for a new account, or for the one to be connected again: only its password is missing then. */
export function initialValues(connection: Connection | null): ConnectFormValues {
  return {
    handle: connection?.handle ?? '',
    appPassword: '',
    service: connection?.service ?? BLUESKY_DEFAULT_SERVICE,
  }
}

/** A handle as pasted from a profile page: without `@`, the page's address, and the marks that some apps put around it. */
export function cleanHandle(typed: string): string {
  const visible = typed.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '').trim()
  return visible.replace(/^https?:\/\/[^/]+\/profile\//i, '').replace(/^@|\/+$/g, '')
}

/** An address as people type it: the scheme may be missing, a slash at the end too much. */
export function cleanService(typed: string): string {
  const address = typed.trim().replace(/\/+$/, '')
  if (address === '') return BLUESKY_DEFAULT_SERVICE
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
}

/** Whether a password has the form that servers give app passwords; others are more likely the account's main password. */
export function looksLikeAppPassword(password: string): boolean {
  return /^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/.test(password.trim())
}

/** The server's name for people, without scheme. */
export function hostOf(service: string): string {
  return service.replace(/^[a-z]+:\/\//i, '')
}
