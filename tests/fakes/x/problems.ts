import type { FakeReply } from '../support/fake-message.ts'
import { Refusal } from '../support/refusal.ts'

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** X's body of a refusal that has no type of its own. */
export function problem(status: number, detail?: string): Record<string, unknown> {
  const title = TITLES[status] ?? 'Error'
  return { title, type: 'about:blank', status, detail: detail ?? title }
}

export function refuse(status: number, detail?: string): Refusal {
  return new Refusal({ status, body: problem(status, detail) })
}

/** Parameters that X does not take, or not with this value. */
export function invalidRequest(message: string, parameters: Record<string, unknown> = {}): FakeReply {
  return {
    status: 400,
    body: {
      errors: [{ parameters, message }],
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: 'https://api.x.com/2/problems/invalid-request',
    },
  }
}

/** Error body once the app has used up its paid quota. */
export const USAGE_CAPPED = {
  title: 'UsageCapExceeded',
  detail: 'Usage cap exceeded: Monthly product cap',
  type: 'https://api.x.com/2/problems/usage-capped',
  period: 'Monthly',
  scope: 'Product',
}

/** Reply to app-only access where the call needs a person's. */
export function unsupportedAuthentication(): FakeReply {
  return {
    status: 403,
    body: {
      title: 'Unsupported Authentication',
      detail:
        'Authenticating with OAuth 2.0 Application-Only is forbidden for this endpoint. Supported authentication types are [OAuth 1.0a User Context, OAuth 2.0 User Context].',
      type: 'https://api.x.com/2/problems/unsupported-authentication',
      status: 403,
    },
  }
}
