import type { Plugin } from 'vite'
import { BRAND } from '@postwright/core/brand'

const MANIFEST = 'manifest.webmanifest'

const manifest = JSON.stringify({
  name: BRAND.name,
  short_name: BRAND.name,
  description: BRAND.tagline,
  start_url: '/dashboard',
  display: 'standalone',
  background_color: '#fbf9f5',
  theme_color: '#fbf9f5',
  icons: [
    { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** Inserts the brand into index.html and writes the manifest, so that the product's name is defined in one file only. */
export function brandPlugin(): Plugin {
  return {
    name: 'postwright-brand',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll('%BRAND_NAME%', BRAND.name).replaceAll('%BRAND_TAGLINE%', BRAND.tagline),
    },
    configureServer(server) {
      server.middlewares.use(`/${MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json')
        response.end(manifest)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest })
    },
  }
}
