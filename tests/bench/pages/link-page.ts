import { publishLinkPage } from '@postwright/core/api/link-pages'
import { demoBrandKit } from '../../../scripts/seed/demo-brand-kit.ts'
import { demoLinkPage } from '../../../scripts/seed/demo-link-page.ts'
import { dataOf } from '../../support/api.ts'
import { createCaller } from '../../support/callers.ts'
import { addBrandKit, addLinkPage } from '../../support/drafts.ts'

export const BENCH_PAGE_NAME = 'bench-page'

/** Publishes the page of the demo company, in the colours and fonts of its kit. */
export async function publishBenchPage(): Promise<void> {
  const caller = await createCaller()
  await addBrandKit(caller, demoBrandKit())
  const pageId = await addLinkPage(caller, demoLinkPage())
  dataOf(await caller.call(publishLinkPage, { workspaceId: caller.workspaceId, pageId, pageName: BENCH_PAGE_NAME }))
}
