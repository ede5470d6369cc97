import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, preview } from 'vite'
import { aacPlugin } from '../../../web/vite/aac-plugin.ts'
import { fontsPlugin } from '../../../web/vite/fonts-plugin.ts'

const WEB = resolve(import.meta.dirname, '../../../web/src')

/**
 * Opens a page that runs one file of this folder, built for release, without the rest of the product.
 * @param pixelRatio device pixels per CSS pixel
 */
export async function openBenchPage(
  browser: Browser,
  file: string,
  pixelRatio = 1,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'editor-bench-'))
  const config = {
    root: import.meta.dirname,
    configFile: false as const,
    logLevel: 'error' as const,
    plugins: [aacPlugin(), fontsPlugin()],
    resolve: { alias: [{ find: /^@\//, replacement: `${WEB}/` }] },
    worker: { format: 'es' as const, plugins: () => [aacPlugin()] },
    define: { __LOCAL__: 'true' },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, file), output: { entryFileNames: 'page.js' } },
    },
  }
  await build(config)
  await writeFile(join(outDir, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>')
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  const page = await browser.newPage({ deviceScaleFactor: pixelRatio })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  return {
    page,
    async close() {
      await page.close()
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
