import { defineConfig } from 'vite'

/**
 * One ES module with `@postwright/core` inlined and registry packages external: a deploy uploads only this folder.
 * Mode `emulator` keeps what exists for emulators (sandbox network, fault switches); every other mode compiles it out.
 */
export default defineConfig(({ mode }) => ({
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
