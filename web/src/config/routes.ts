/** Every address of the client: the router's pattern and the builder of links side by side. */
export const routes = {
  home: { pattern: '/', href: () => '/' },
  features: { pattern: '/features', href: () => '/features' },
  pricing: { pattern: '/pricing', href: () => '/pricing' },
  about: { pattern: '/about', href: () => '/about' },
  faq: { pattern: '/faq', href: () => '/faq' },
  contact: { pattern: '/contact', href: () => '/contact' },
  privacyPolicy: { pattern: '/privacy-policy', href: () => '/privacy-policy' },
  termsOfService: { pattern: '/terms-of-service', href: () => '/terms-of-service' },
  login: {
    pattern: '/login',
    /** @param next address inside the product to return to after signing in */
    href: (next?: string) => (next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  },
  register: { pattern: '/register', href: () => '/register' },
  dashboard: { pattern: '/dashboard', href: () => '/dashboard' },
  contentStudio: { pattern: '/dashboard/content-studio', href: () => '/dashboard/content-studio' },
  contentStudioPost: {
    pattern: '/dashboard/content-studio/:postId',
    href: (postId: string) => `/dashboard/content-studio/${encodeURIComponent(postId)}`,
  },
  contentScheduler: { pattern: '/dashboard/content-scheduler', href: () => '/dashboard/content-scheduler' },
  connectedPlatforms: { pattern: '/dashboard/connected-platforms', href: () => '/dashboard/connected-platforms' },
  settings: { pattern: '/dashboard/settings', href: () => '/dashboard/settings' },
  sandboxFeed: {
    pattern: '/sandbox/:connectionId',
    href: (connectionId: string) => `/sandbox/${encodeURIComponent(connectionId)}`,
  },
} as const
