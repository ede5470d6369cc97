/**
 * Stub for the regular expressions that Firestore includes for pipeline queries evaluated on the client: a fifth of its size, and the client uses no
 * pipelines. Calling any of it is a bug.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Firestore pipelines are left out of the build: see web/vite.config.ts')
  },
}
