import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ResourceLanguage } from 'i18next'
import { build, type Plugin, type Rolldown } from 'vite'
import type { renderPage } from '../src/entry-prerender.tsx'
import { fillPage } from './fill-page.ts'
import { inlineBeforePaint } from './inline-before-paint.ts'
import { coreFonts, filesBeyondStart, pageFiles } from './page-files.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { siteMap } from './site-map.ts'
import { withStylePolicy } from './style-policy.ts'

type Renderer = { renderPage: typeof renderPage }

const WEB = fileURLToPath(new URL('..', import.meta.url))
const LOCALE = join(WEB, 'public/locales/en')

/** File served at every address without a prerendered page: index.html without page content. */
const SHELL = 'shell.html'

/** Renders every public page to a separate HTML file after the client's build, and writes sitemap.xml and robots.txt. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'postwright-prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle() {
      for (const [fileName, source] of Object.entries(siteMap())) this.emitFile({ type: 'asset', fileName, source })
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build has no folder')
      const folder = mkdtempSync(join(tmpdir(), 'postwright-prerender-'))
      try {
        await writePages(dir, bundle, await buildRenderer(folder))
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

async function writePages(dir: string, bundle: Rolldown.OutputBundle, renderer: Renderer): Promise<void> {
  const locale = readLocale()
  const shell = inlineBeforePaint(withFonts(readFileSync(join(dir, 'index.html'), 'utf8'), coreFonts(bundle)))
  writeFileSync(join(dir, SHELL), withStylePolicy(withScripts(shell, filesBeyondStart(bundle, '/app/app-routes.tsx'))))
  for (const { path, file, screen } of PUBLIC_PAGES) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    const page = await renderer.renderPage(path, locale)
    const files = pageFiles(bundle, screen)
    writeFileSync(join(dir, file), withStylePolicy(fillPage({ shell, path, page, files })))
  }
}

/** Preloads the fonts for the first paint; otherwise they would be requested only after the styles are parsed. */
function withFonts(html: string, fonts: string[]): string {
  const links = fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  return html.replace('<!-- page:head -->', (mark) => [...links, mark].join('\n    '))
}

/** Preloads the scripts that every page of the shell needs in parallel with the entry, instead of after it has run. */
function withScripts(html: string, scripts: string[]): string {
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
  return html.replace('<!-- page:head -->', (mark) => [...links, mark].join('\n    '))
}

/** Builds the public pages a second time, for Node, with the same components, styles and translations as in the browser. */
async function buildRenderer(folder: string): Promise<Renderer> {
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      sourcemap: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'entry-prerender.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  return await import(pathToFileURL(join(folder, 'entry-prerender.mjs')).href)
}

function readLocale(): ResourceLanguage {
  // Translations of networks are in a subfolder, which is not read: no public page shows them.
  const names = readdirSync(LOCALE).filter((name) => name.endsWith('.json'))
  const files = names.map((file) => [basename(file, '.json'), readWords(join(LOCALE, file))])
  return Object.fromEntries(files)
}

function readWords(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
