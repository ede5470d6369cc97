type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown }

declare global {
  var trustedTypes: TrustedTypes | undefined
}

/**
 * Lets a worker start other workers from our own files: it does not have the page's Trusted Types policy (public/before-paint.js), which the content
 * security policy requires.
 */
export function allowWorkers(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith('/assets/workers/') ? address : null),
  })
}
