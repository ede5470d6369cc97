/** Addresses of the network: its sign-in page, the endpoint for codes, and the API. */
export type InstagramHosts = { authorize: string; codes: string; graph: string }

export function instagramHosts(baseUrl: string | null): InstagramHosts {
  return {
    authorize: `${baseUrl ?? 'https://www.instagram.com'}/oauth/authorize`,
    codes: baseUrl ?? 'https://api.instagram.com',
    graph: baseUrl ?? 'https://graph.instagram.com',
  }
}

export const INSTAGRAM_VERSION = '/v25.0'
export const INSTAGRAM_SITE = 'https://www.instagram.com'
