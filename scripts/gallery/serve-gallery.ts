import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type HtmlTagDescriptor } from 'vite'
import { ROOT } from '../setup/places.mjs'

export type GalleryServer = {
  /** Address of the gallery, without a width or a section. */ address: string
  stop: () => Promise<void>
}

/** Asked for with the page, as the built pages do. */
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

/** Serves the gallery of components as `npm run dev` does, on a port of its own and without the emulators: it needs none. */
export async function serveGallery(): Promise<GalleryServer> {
  // Its own cache: a development server that runs beside it keeps the one it has.
  const cacheDir = mkdtempSync(join(tmpdir(), 'postwright-gallery-'))
  const root = join(ROOT, 'web')
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    plugins: [{ name: 'gallery-typefaces', transformIndexHtml: () => TYPEFACES }],
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    // Known beforehand, so that the page is not loaded anew when they are first met.
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
