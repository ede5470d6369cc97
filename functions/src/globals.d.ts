/** True in builds for the emulators: fault switches and the sandbox network exist only there. Set by the bundler. */
declare const __LOCAL__: boolean
