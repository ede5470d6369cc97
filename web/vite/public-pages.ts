import { HELP } from '../src/public/help-articles.ts'

/**
 * Addresses that are served as separate HTML files, with the screen of each. They are written out here, because the client's route table can be read
 * only
 * inside a build.
 */
export const PUBLIC_PAGES = [
  { path: '/', file: 'index.html', screen: 'home-screen.tsx' },
  { path: '/features', file: 'features.html', screen: 'features-screen.tsx' },
  { path: '/pricing', file: 'pricing.html', screen: 'pricing-screen.tsx' },
  { path: '/about', file: 'about.html', screen: 'about-screen.tsx' },
  { path: '/contact', file: 'contact.html', screen: 'contact-screen.tsx' },
  { path: '/faq', file: 'faq.html', screen: 'faq-screen.tsx' },
  { path: '/help', file: 'help.html', screen: 'help-screen.tsx' },
  ...HELP.flatMap(({ articles }) => articles).map(({ id }) => ({
    path: `/help/${id}`,
    file: `help/${id}.html`,
    screen: 'help-article-screen.tsx',
  })),
  { path: '/developers', file: 'developers.html', screen: 'developers-screen.tsx' },
  { path: '/changelog', file: 'changelog.html', screen: 'changelog-screen.tsx' },
  { path: '/status', file: 'status.html', screen: 'status-screen.tsx' },
  { path: '/privacy-policy', file: 'privacy-policy.html', screen: 'privacy-policy-screen.tsx' },
  { path: '/terms-of-service', file: 'terms-of-service.html', screen: 'terms-of-service-screen.tsx' },
]
