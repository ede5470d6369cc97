/** Addresses that make the empty client start without a network; put in by the build. */
declare const __SHELL_FILES__: readonly string[]

/** Every file of this build whose name holds its hash. */
declare const __HASHED_FILES__: readonly string[]

/** Differs whenever anything that the client consists of differs. */
declare const __VERSION__: string
