import { BRAND } from '@postwright/core/brand'
import { PUBLIC_PAGES } from './public-pages.ts'

const ORIGIN = `https://${BRAND.domain}`

/** Path prefixes excluded from search engines: the product itself and its sign-in pages. */
const NOT_FOR_SEARCH = ['/api/', '/dashboard', '/sandbox/', '/login', '/forgot-password', '/reset-password']

/** Returns the contents of `sitemap.xml` and `robots.txt` by file name. */
export function siteMap(): Record<string, string> {
  const pages = PUBLIC_PAGES.map(({ path }) => `  <url><loc>${ORIGIN}${path}</loc></url>`)
  const rules = NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`)
  return {
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...pages,
      '</urlset>',
      '',
    ].join('\n'),
    'robots.txt': ['User-agent: *', ...rules, '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join('\n'),
  }
}
