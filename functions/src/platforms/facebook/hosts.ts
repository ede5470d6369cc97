/** Addresses of the network: its page for signing in, the API, and where files are handed over. */
export type FacebookHosts = { authorize: string; graph: string; upload: string }

export const FACEBOOK_VERSION = '/v25.0'
export const FACEBOOK_SITE = 'https://www.facebook.com'

export function facebookHosts(baseUrl: string | null): FacebookHosts {
  return {
    authorize: `${baseUrl ?? FACEBOOK_SITE}${FACEBOOK_VERSION}/dialog/oauth`,
    graph: baseUrl ?? 'https://graph.facebook.com',
    upload: baseUrl ?? 'https://rupload.facebook.com',
  }
}
