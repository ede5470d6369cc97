export type TikTokHosts = { consent: string; api: string }

/** The network's addresses, or one in place of all of them. */
export const tiktokHosts = (baseUrl: string | null): TikTokHosts => ({
  consent: `${baseUrl ?? 'https://www.tiktok.com'}/v2/auth/authorize/`,
  api: `${baseUrl ?? 'https://open.tiktokapis.com'}/v2`,
})
