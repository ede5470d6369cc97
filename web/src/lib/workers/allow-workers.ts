type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown }

declare global {
  var trustedTypes: TrustedTypes | undefined
}

/** Lets a worker start others from our own files: it has none of the page's rules (public/before-paint.js), and the content policy demands some. */
export function allowWorkers(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith('/assets/workers/') ? address : null),
  })
}
