import * as contract from '@postwright/core/api/mail-choices'
import type { RequestHandler } from 'express'
import { describeMailChoice, leaveMails, unsubscribePage } from '../domain/mails/mail-choices.ts'
import type { Deps } from '../domain/ports/deps.ts'
import { bindPublic, type Route } from '../http/bind.ts'
import { countCall } from '../http/rate-limit.ts'
import { requestFacts } from '../http/request-facts.ts'

const LIMIT = { perMinute: 60, by: 'address' } as const

export const MAIL_CHOICE_ROUTES: readonly Route[] = [
  bindPublic(contract.readMailChoice, { limit: LIMIT }, ({ deps, input: { token } }) =>
    describeMailChoice(deps, token),
  ),
  bindPublic(contract.setMailChoice, { limit: LIMIT }, ({ deps, input: { token } }) => leaveMails(deps, token)),
]

type Handlers = { open: RequestHandler<{ token: string }>; leave: RequestHandler<{ token: string }> }

/**
 * Serves the address in the List-Unsubscribe header of a mail. Not an endpoint of the contract: mail programs call it with the form of RFC 8058, and
 * users who open it are redirected to a page that asks first.
 */
export function serveUnsubscribe(deps: Deps): Handlers {
  return {
    open: (request, response) => {
      response.redirect(302, unsubscribePage(deps, encodeURIComponent(request.params.token)))
    },
    leave: async (request, response) => {
      const { ip } = requestFacts(request, '', deps.config.hostingNetworks)
      await countCall(deps, 'POST /unsubscribe/:token', ip, LIMIT)
      await leaveMails(deps, request.params.token)
      response.status(204).end()
    },
  }
}
