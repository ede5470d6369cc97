/** Addresses used by public pages, which load no others. The rest of the client uses them through `routes`. */
export const siteRoutes = {
  home: { pattern: '/', href: () => '/' },
  features: { pattern: '/features', href: () => '/features' },
  pricing: { pattern: '/pricing', href: () => '/pricing' },
  about: { pattern: '/about', href: () => '/about' },
  faq: { pattern: '/faq', href: () => '/faq' },
  contact: { pattern: '/contact', href: () => '/contact' },
  help: {
    pattern: '/help',
    href: () => '/help',
    /** Each article has its own route. */
    article: (articleId: string) => `/help/${articleId}`,
  },
  changelog: { pattern: '/changelog', href: () => '/changelog' },
  developers: { pattern: '/developers', href: () => '/developers' },
  status: { pattern: '/status', href: () => '/status' },
  privacyPolicy: { pattern: '/privacy-policy', href: () => '/privacy-policy' },
  termsOfService: { pattern: '/terms-of-service', href: () => '/terms-of-service' },
  login: {
    pattern: '/login',
    /** @param next address in the product to return to after signing in */
    href: (next?: string) => (next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  },
  forgotPassword: { pattern: '/forgot-password', href: () => '/forgot-password' },
  /** Target of the password reset email; the provider adds the code. */
  resetPassword: { pattern: '/reset-password', href: () => '/reset-password' },
  register: {
    pattern: '/register',
    /** @param next address in the product to return to with the new account */
    href: (next?: string) => (next === undefined ? '/register' : `/register?next=${encodeURIComponent(next)}`),
  },
  dashboard: { pattern: '/dashboard', href: () => '/dashboard' },
} as const
