export type PinterestHosts = { consent: string; api: string }

/** The network's addresses, or one in place of all of them. */
export const pinterestHosts = (baseUrl: string | null): PinterestHosts => ({
  consent: `${baseUrl ?? 'https://www.pinterest.com'}/oauth/`,
  api: `${baseUrl ?? 'https://api.pinterest.com'}/v5`,
})
