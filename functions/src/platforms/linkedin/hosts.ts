export type LinkedInHosts = { oauth: string; profile: string; api: string }

/** LinkedIn's addresses, or one in place of all of them. */
export const linkedInHosts = (baseUrl: string | null): LinkedInHosts => ({
  oauth: `${baseUrl ?? 'https://www.linkedin.com'}/oauth/v2`,
  profile: `${baseUrl ?? 'https://api.linkedin.com'}/v2/userinfo`,
  api: `${baseUrl ?? 'https://api.linkedin.com'}/rest`,
})
