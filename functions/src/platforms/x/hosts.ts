export type XHosts = { consent: string; api: string }

/** X's addresses, or one in place of all of them. */
export const xHosts = (baseUrl: string | null): XHosts => ({
  consent: `${baseUrl ?? 'https://x.com'}/i/oauth2/authorize`,
  api: `${baseUrl ?? 'https://api.x.com'}/2`,
})
