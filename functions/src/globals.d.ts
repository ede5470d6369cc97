/** True in builds for the emulators: fault switches and the sandbox network exist only there. Set by the bundler. */
// oxlint-disable-next-line no-underscore-dangle -- compile-time constants are spelt like this
declare const __LOCAL__: boolean
