export type YouTubeHosts = { consent: string; tokens: string; api: string; upload: string }

/** The addresses of Google, or one in place of all of them. */
export const youtubeHosts = (baseUrl: string | null): YouTubeHosts => ({
  consent: `${baseUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  tokens: baseUrl ?? 'https://oauth2.googleapis.com',
  api: `${baseUrl ?? 'https://www.googleapis.com'}/youtube/v3`,
  upload: `${baseUrl ?? 'https://www.googleapis.com'}/upload/youtube/v3`,
})
