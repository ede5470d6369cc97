export type LinkedInHosts = { oauth: string; profile: string; basicProfile: string; api: string }

/** LinkedIn's addresses, or one in place of all of them. */
export const linkedInHosts = (baseUrl: string | null): LinkedInHosts => ({
  oauth: `${baseUrl ?? 'https://www.linkedin.com'}/oauth/v2`,
  profile: `${baseUrl ?? 'https://api.linkedin.com'}/v2/userinfo`,
  basicProfile: `${baseUrl ?? 'https://api.linkedin.com'}/v2/me`,
  api: `${baseUrl ?? 'https://api.linkedin.com'}/rest`,
})
