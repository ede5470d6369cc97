import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type HtmlTagDescriptor } from 'vite'
import { ROOT } from '../setup/places.mjs'

export type GalleryServer = {
  /** Address of the gallery, without a width or a section. */
  address: string
  stop: () => Promise<void>
}

/** Font preload tags, as in the built pages. */
const TYPEFACES: HtmlTagDescriptor[] = ['instrument-sans', 'newsreader'].map((name) => ({
  tag: 'link',
  injectTo: 'head-prepend',
  attrs: {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/src/ui/fonts/${name}-core.woff2`,
    crossorigin: 'anonymous',
  },
}))

/** Serves the component gallery with Vite on a free port, as `npm run dev` does, but without the emulators, which it does not need. */
export async function serveGallery(): Promise<GalleryServer> {
  // Separate cache, so that a development server that runs at the same time keeps its own.
  const cacheDir = mkdtempSync(join(tmpdir(), 'postwright-gallery-'))
  const root = join(ROOT, 'web')
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    plugins: [{ name: 'gallery-typefaces', transformIndexHtml: () => TYPEFACES }],
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    // Entries whose dependencies are optimised at the start, so that Vite does not reload the page when it discovers them.
    optimizeDeps: { entries: ['src/main.tsx', 'src/dev/gallery-screen.tsx'] },
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return {
    address: `${origin}dev/ui`,
    async stop() {
      await server.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
  }
}
