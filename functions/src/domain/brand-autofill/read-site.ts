import type { AutofillProblem } from '@postwright/core/jobs/brand-autofill'
import type { Deps } from '../ports/deps.ts'
import type { PageReading } from '../ports/web.ts'

const LIMITS = { accept: 'text/html, application/xhtml+xml', maxBytes: 2 * 1024 * 1024, timeout: 10_000 }

/** A read page, with its final address. */
export type Site = { url: string; page: PageReading }

/** Reads the page at an address. The problem is `type` for a response that is not HTML. */
export async function readSite(
  { webPages, websites }: Pick<Deps, 'webPages' | 'websites'>,
  address: string,
): Promise<({ kind: 'site' } & Site) | { kind: 'failed'; problem: AutofillProblem }> {
  const visit = await webPages.visit(address, LIMITS)
  if (visit.kind === 'failed') return { kind: 'failed', problem: visit.failure }
  if (!/html/i.test(visit.type)) return { kind: 'failed', problem: 'type' }
  return { kind: 'site', url: visit.url, page: await websites.readPage(visit) }
}
