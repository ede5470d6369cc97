import { z } from 'zod'
import { consentPage } from '../support/consent-page.ts'
import { readStrict } from '../support/read-strict.ts'
import type { Routes } from '../support/start-fake.ts'
import { graphFailure } from './graph-failure.ts'
import type { GraphTokens } from './graph-tokens.ts'

const consentSchema = z.strictObject({
  client_id: z.string(),
  redirect_uri: z.url(),
  response_type: z.literal('code').optional(),
  scope: z.string().min(1),
  state: z.string().min(1),
})

type Network = {
  name: string
  path: string
  clientId: string
  tokens: GraphTokens
  /** The app's only redirect address. */
  redirectUri: string
  /** Fragment that the network appends to the redirect address, such as `#_=_`. */
  fragment: string
}

/** The page that asks a person for consent, and the redirect back with a code. */
export function consentRoutes({ name, path, clientId, tokens, redirectUri, fragment }: Network): Routes {
  function read(query: URLSearchParams) {
    const asked = readStrict(consentSchema, Object.fromEntries(query), ({ field }) =>
      graphFailure({ code: 100, message: `Invalid parameter: ${field}` }),
    )
    const isOwn = asked.client_id === clientId && asked.redirect_uri === redirectUri
    return isOwn ? asked : null
  }
  const refusal = graphFailure({
    code: 191,
    message: 'Can’t load URL: the domain of this URL isn’t included in the app’s domains.',
  })

  return {
    [`GET ${path}`]: ({ query }) => {
      const asked = read(query)
      return asked ? consentPage(name, asked.scope.split(',')) : refusal
    },
    [`POST ${path}`]: ({ query }) => {
      const asked = read(query)
      if (!asked) return refusal
      const code = tokens.allow({ redirectUri, scopes: asked.scope.split(',') })
      const back = new URLSearchParams({ code, state: asked.state })
      return { status: 302, headers: { location: `${redirectUri}?${back.toString()}${fragment}` } }
    },
  }
}
