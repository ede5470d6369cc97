import type { FakeReply } from './fake-message.ts'

/** Consent page of a network: one button, which posts to the same address. */
export function consentPage(network: string, scopes: readonly string[]): FakeReply {
  const list = scopes
    .map((scope) => `<li>${scope.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</li>`)
    .join('')
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${network}</title>
<h1>${network}: an app asks for access</h1><ul>${list}</ul><form method="post"><button>Allow</button></form></html>`
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}
