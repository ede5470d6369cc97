import { fileURLToPath } from 'node:url'
import { build, defineConfig, type Plugin } from 'vite'

/** Threads for what strangers send, each a file of its own beside the bundle. */
const THREADS = {
  'font-worker': 'src/files/fonts/font-worker.ts',
  'fit-worker': 'src/files/fit-worker.ts',
  'recording-worker': 'src/files/recording-worker.ts',
}

/**
 * One ES module with `@postwright/core` inlined and registry packages external: a deploy uploads only this folder.
 * Mode `emulator` keeps what exists for emulators (sandbox network, fault switches); every other mode compiles it out.
 */
export default defineConfig(({ mode }) => ({
  plugins: [threadsPlugin()],
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

/** Writes threads beside the bundle, one file each: a thread is started from a file of its own. */
function threadsPlugin(): Plugin {
  return {
    name: 'postwright-threads',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder')
      for (const [name, file] of Object.entries(THREADS)) {
        await build({
          root: fileURLToPath(new URL('.', import.meta.url)),
          configFile: false,
          logLevel: 'error',
          build: {
            ssr: file,
            outDir: dir,
            target: 'node24',
            minify: false,
            emptyOutDir: false,
            rolldownOptions: { output: { entryFileNames: `${name}.js`, codeSplitting: false } },
          },
        })
      }
    },
  }
}
