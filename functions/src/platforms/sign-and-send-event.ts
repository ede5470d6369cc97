import { HOOK_ANSWER_MAX, HOOK_CALL_TIMEOUT } from '@postwright/core/model/event-hook'
import { AppError } from '../domain/app-error.ts'
import type { HookOutcome, HookSender } from '../domain/ports/event-hooks.ts'
import type { Clock } from '../domain/ports/world.ts'
import { callNetwork } from './call-network.ts'
import { type AddressRules, checkAddress, resolveAll } from './check-address.ts'
import { hideSecret } from './redact-secrets.ts'
import type { SafeFetch } from './safe-fetch.ts'
import { TransportError } from './transport-error.ts'
import { Webhook } from 'standardwebhooks'
import { NETWORK_WORDS } from '../domain/network-words.ts'

const GONE = 410

type Needs = { fetch: SafeFetch; clock: Pick<Clock, 'now'> } & Partial<AddressRules>

/** Returns a sender of events to addresses that users entered. Every call checks the address again, and redirects are never followed. */
export function createHookSender({ fetch, clock, allowPrivate, resolve = resolveAll }: Needs): HookSender {
  return {
    check: async (address) => {
      await checkAddress(new URL(address), { allowPrivate: allowPrivate ?? false, resolve }).catch((error: unknown) => {
        if (!(error instanceof TransportError)) throw error
        throw new AppError('address_unreachable', { detail: NETWORK_WORDS.shared.noHost, cause: error })
      })
    },

    send: async ({ address, keys, id, body }) => {
      const headers = signEvent(keys, { id, body, now: clock.now() })
      const text = { type: 'application/json', body }
      try {
        const reply = await callNetwork(fetch, address, { headers, text, timeout: HOOK_CALL_TIMEOUT })
        const answer = keys.reduce((hidden, key) => hideSecret(hidden, key), reply.text)
        return {
          ...outcomeOf(reply.status),
          status: reply.status,
          answer: answer.slice(0, HOOK_ANSWER_MAX).toWellFormed(),
        }
      } catch (error) {
        return { ...unanswered(error), status: null, answer: '' }
      }
    },
  }
}

function outcomeOf(status: number): Pick<HookOutcome, 'problem'> {
  if (status >= 200 && status < 300) return { problem: null }
  if (status === GONE) return { problem: 'gone' }
  return { problem: status >= 300 && status < 400 ? 'redirect' : 'refused' }
}

function unanswered(error: unknown): Pick<HookOutcome, 'problem'> {
  if (error instanceof AppError && error.code === 'address_refused') return { problem: 'address' }
  if (!(error instanceof TransportError)) throw error
  return { problem: error.failure === 'redirect' ? 'redirect' : 'no_answer' }
}

/** Returns the headers of a signed event according to Standard Webhooks: one signature per key, so that keys can be replaced. */
export function signEvent(
  keys: readonly string[],
  { id, body, now }: { id: string; body: string; now: number },
): Record<string, string> {
  const sentAt = new Date(now)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': keys.map((key) => new Webhook(key).sign(id, sentAt, body)).join(' '),
  }
}
