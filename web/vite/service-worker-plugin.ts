import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { entryFiles, screenFiles } from './page-files.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const PUBLIC = join(WEB, 'public')

/** Files of `public/` that the client needs to start and to show its texts. */
const STATIC = ['before-paint.js', 'icons/mark.svg', 'locales/en/**/*.json']

/** Screens that are cached at installation, because they are needed at addresses that the user has never visited. */
const SCREENS = ['/app/not-found-screen.tsx']

/** Writes `service-worker.js` after the client's build, with the list of the files of that build. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'postwright-service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build has no folder')
      const statics = STATIC.flatMap((pattern) => globSync(pattern, { cwd: PUBLIC })).toSorted((a, b) =>
        a.localeCompare(b, 'en'),
      )
      const hashed = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
      const screens = SCREENS.flatMap((screen) => screenFiles(bundle, screen))
      const shell = ['/shell', ...statics.map((name) => `/${name}`), ...new Set([...entryFiles(bundle), ...screens])]
      await build({
        root: WEB,
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        define: {
          BUILD_SHELL_FILES: JSON.stringify(shell),
          BUILD_HASHED_FILES: JSON.stringify(hashed.map((name) => `/${name}`)),
          BUILD_VERSION: JSON.stringify(versionOf(bundle, statics, hashed)),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(WEB, 'sw/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}

function versionOf(bundle: Rolldown.OutputBundle, statics: string[], hashed: string[]): string {
  const page = bundle['index.html']
  const sum = createHash('sha256').update(hashed.join('\n'))
  if (page?.type === 'asset') sum.update(page.source)
  for (const name of statics) sum.update(readFileSync(join(PUBLIC, name)))
  return sum.digest('hex').slice(0, 12)
}
