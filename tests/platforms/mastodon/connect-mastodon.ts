import type { Connector } from '../../../functions/src/domain/ports/networks.ts'
import { CONTEXT, storedChannel, type TestChannel } from '../support/connect-channel.ts'

/** The address, with a code, that the instance redirects to once a person has authorized the app. */
export async function authorize(page: string): Promise<URL> {
  const reply = await fetch(page, { method: 'POST', redirect: 'manual' })
  return new URL(reply.headers.get('location') ?? '')
}

/** Connects the account of an instance, consent included. */
export async function connectMastodon(connector: Connector, instance: string): Promise<TestChannel> {
  const begun = await connector.begin({ instance }, CONTEXT)
  if (begun.kind !== 'redirect') throw new Error('the instance has no page')
  const code = (await authorize(begun.url)).searchParams.get('code') ?? ''
  const [found] = (await connector.finish?.(code, begun.keep, CONTEXT)) ?? []
  if (!found) throw new Error('no account was found')
  return { ...storedChannel('mastodon', found), notice: null }
}
