/** Addresses of the files that the empty client needs to start offline; inserted by the build. */
declare const BUILD_SHELL_FILES: readonly string[]

/** Addresses of all files of this build with a content hash in their name. */
declare const BUILD_HASHED_FILES: readonly string[]

/** Short hash of the client's file names, its index.html and its static files; changes with every change to the client. */
declare const BUILD_VERSION: string
