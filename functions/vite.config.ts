import { fileURLToPath } from 'node:url'
import { build, defineConfig, type Plugin } from 'vite'

const FONT_WORKER = 'src/files/fonts/font-worker.ts'

/**
 * One ES module with `@postwright/core` inlined and registry packages external: a deploy uploads only this folder.
 * Mode `emulator` keeps what exists for emulators (sandbox network, fault switches); every other mode compiles it out.
 */
export default defineConfig(({ mode }) => ({
  plugins: [fontWorkerPlugin()],
  define: { __LOCAL__: JSON.stringify(mode === 'emulator') },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    target: 'node24',
    sourcemap: true,
    minify: false,
    // The emulator watches this folder: files are replaced in place, the folder itself stays.
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
  },
}))

/** Writes the thread that reads fonts beside the bundle: a thread is started from a file of its own. */
function fontWorkerPlugin(): Plugin {
  return {
    name: 'postwright-font-worker',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder')
      await build({
        root: fileURLToPath(new URL('.', import.meta.url)),
        configFile: false,
        logLevel: 'error',
        build: {
          ssr: FONT_WORKER,
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
