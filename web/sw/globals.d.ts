/** Addresses that make the empty client start without a network; put in by the build. */
declare const BUILD_SHELL_FILES: readonly string[]

/** Every file of this build whose name holds its hash. */
declare const BUILD_HASHED_FILES: readonly string[]

/** Differs whenever anything that the client consists of differs. */
declare const BUILD_VERSION: string
