import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = 'src/files/fonts/font-worker.ts'

/** Writes the thread that reads fonts beside the bundle: a thread is started from a file of its own. */
export function fontWorkerPlugin(): Plugin {
  return {
    name: 'postwright-font-worker',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder')
      await build({
        root: fileURLToPath(new URL('..', import.meta.url)),
        configFile: false,
        logLevel: 'error',
        build: {
          ssr: ENTRY,
          outDir: dir,
          target: 'node24',
          minify: false,
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: 'font-worker.js', codeSplitting: false } },
        },
      })
    },
  }
}
