import type { LedgerEntry } from './ledger.ts'

/** HTML page of the ledger: what the network accepted, then every call, newest first. */
export function ledgerPage(name: string, ledger: readonly LedgerEntry[]): string {
  const newest = ledger.toReversed()
  const taken = newest.flatMap(({ at, accepted }) => {
    if (!accepted) return []
    return [
      `<tr><td>${time(at)}</td><td>${escape(accepted.kind)}</td><td><pre>${shown(accepted.content)}</pre></td></tr>`,
    ]
  })
  const calls = newest.map(
    ({ at, method, path, status }) =>
      `<tr><td>${time(at)}</td><td>${escape(method)}</td><td>${escape(path)}</td><td>${status ?? 'no reply'}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(name)}</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
td{border-top:1px solid #ccc;padding:.25rem .5rem;vertical-align:top}pre{white-space:pre-wrap;margin:0;overflow-wrap:anywhere}</style>
<h1>${escape(name)}: what it received</h1>
<h2>Taken (${taken.length})</h2><table>${taken.join('')}</table>
<h2>Calls (${calls.length})</h2><table>${calls.join('')}</table></html>`
}

const time = (at: number) => new Date(at).toISOString().slice(11, 19)

/** Files are shown by their size. */
function shown(content: unknown): string {
  const text = JSON.stringify(
    content,
    (_key, value: unknown) => (value instanceof Uint8Array ? `${value.byteLength} bytes` : value),
    2,
  )
  return escape(text)
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
