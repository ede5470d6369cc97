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

/** The file that every other address is served with: index.html without a page in it. */
const SHELL = 'shell.html'

/** After the build for browsers, renders every public page to HTML of its own and writes sitemap.xml and robots.txt. */
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

/** The typefaces are asked for with the page, not when its styles are understood: they are there for the first paint. */
function withFonts(html: string, fonts: string[]): string {
  const links = fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  return html.replace('<!-- page:head -->', (mark) => [...links, mark].join('\n    '))
}

/** What every address of the shell begins with is asked for beside the entry, not once that has run. */
function withScripts(html: string, scripts: string[]): string {
  const links = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
  return html.replace('<!-- page:head -->', (mark) => [...links, mark].join('\n    '))
}

/** Builds the public pages once more, for Node: the same components, styles and words as in the browser. */
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
  // Those of networks lie in a folder of their own: no public page shows them.
  const names = readdirSync(LOCALE).filter((name) => name.endsWith('.json'))
  const files = names.map((file) => [basename(file, '.json'), readWords(join(LOCALE, file))])
  return Object.fromEntries(files)
}

function readWords(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
